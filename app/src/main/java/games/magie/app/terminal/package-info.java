/// Playing in the terminal: `magie play` and `magie replay`.
///
/// Reading order: the commands ([PlayCommand], [ReplayCommand]), a game and who plays it
/// ([Seating], [TerminalTable]), the conversation ([Session], [Asking], [Answers]), what is shown
/// ([Boards], [Narrator], [Clauses]), and what it is shown with ([Terminal], [Ink], [Lines]).
@NullMarked
package games.magie.app.terminal;

import org.jspecify.annotations.NullMarked;
