/// One program that is run twice: by the JVM, and as JavaScript.
@NullMarked
package games.magie.browser;

import org.jspecify.annotations.NullMarked;
