/// What earlier play has taught the JVM, kept beside the jar so that the next start is cheaper.
@NullMarked
package games.magie.app.warm;

import org.jspecify.annotations.NullMarked;
