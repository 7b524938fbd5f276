/// What a game needs to draw its board in a terminal: lines, colours and the names of things. It
/// writes nothing itself.
@NullMarked
package games.magie.kernel.terminal;

import org.jspecify.annotations.NullMarked;
