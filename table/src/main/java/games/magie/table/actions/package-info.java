/// What is kept of a table beside its journal: actions such as a vote or a pause, the state of the
/// table and the packing records that follow from them, and the names of its people.
@NullMarked
package games.magie.table.actions;

import org.jspecify.annotations.NullMarked;
