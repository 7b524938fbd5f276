/// How well the proofs hold the rules: small faults are planted in the chapters of each game, one
/// at a time, and the proofs should find them.
@NullMarked
package games.magie.mutation;

import org.jspecify.annotations.NullMarked;
