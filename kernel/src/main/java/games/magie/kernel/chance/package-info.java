/// Where numbers come from: seeded, scripted, taped, or read back from a journal.
@NullMarked
package games.magie.kernel.chance;

import org.jspecify.annotations.NullMarked;
