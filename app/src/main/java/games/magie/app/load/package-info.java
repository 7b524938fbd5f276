/// `magie load`: many tables at once, to see what a server bears.
@NullMarked
package games.magie.app.load;

import org.jspecify.annotations.NullMarked;
