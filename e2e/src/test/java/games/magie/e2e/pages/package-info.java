/// The browser, the pages of the app, and a server of their own.
@NullMarked
package games.magie.e2e.pages;

import org.jspecify.annotations.NullMarked;
