/// The documentation site: plain files that need no server and ask nobody.
@NullMarked
package games.magie.site;

import org.jspecify.annotations.NullMarked;
