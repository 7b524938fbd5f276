@org.jspecify.annotations.NullMarked
package games.magie.bots.deal;
