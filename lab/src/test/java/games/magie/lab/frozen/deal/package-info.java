/// The easy player as it was when the ladder of players was begun: `easy@1`, against which every
/// later one is measured. It is never mended.
@org.jspecify.annotations.NullMarked
package games.magie.lab.frozen.deal;
