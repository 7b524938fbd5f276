/// Players of the classic board: [EasyClassic], with what a deed is worth to it ([Values]) and how
/// it deals ([Dealer]).
@NullMarked
package games.magie.bots.classic;

import org.jspecify.annotations.NullMarked;
