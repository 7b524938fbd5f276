/// Players that are programs: one for every game, and one package per game for those that know it.
@NullMarked
package games.magie.bots;

import org.jspecify.annotations.NullMarked;
