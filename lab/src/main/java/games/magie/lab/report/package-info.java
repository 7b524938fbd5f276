/// The report of a study: one page with its pictures in it.
@NullMarked
package games.magie.lab.report;

import org.jspecify.annotations.NullMarked;
