/// Studies: experiments written in a small file, played on any number of threads or machines, with
/// the same figures each time.
@NullMarked
package games.magie.lab.study;

import org.jspecify.annotations.NullMarked;
