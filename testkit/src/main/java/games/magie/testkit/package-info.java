/// The laws that every game keeps, and random play to drive them. A game gets all of them with one
/// class that extends [Laws].
@NullMarked
package games.magie.testkit;

import org.jspecify.annotations.NullMarked;
