package games.magie.lab.study;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A study as its file says it.
///
/// @param text the file
/// @param measures by their names
/// @param games the most games of each case; all of them where there is no precision
/// @param pace seconds that people are taken to need for a decision
/// @param mostSteps a game longer than this is given up
/// @param compare whether cases are compared with each other
/// @param rows whether each game is written down
public record Study(
    String text,
    String title,
    List<StudyCase> cases,
    List<String> measures,
    long games,
    @Nullable Precision precision,
    long seed,
    int pace,
    int mostSteps,
    boolean compare,
    boolean rows) {
  /// Games that are played and counted together. The precision is judged after each block.
  public static final int BLOCK = 50;

  public Study {
    cases = List.copyOf(cases);
    measures = List.copyOf(measures);
  }

  public long blocks() {
    return (games + BLOCK - 1) / BLOCK;
  }

  /// The first game of a block.
  public long first(long block) {
    return block * BLOCK;
  }

  /// One after the last game of a block.
  public long end(long block) {
    return Math.min(games, (block + 1) * BLOCK);
  }

  /// Tells this file from every other.
  public String digest() {
    return HexFormat.of().formatHex(Checkpoint.sha256(text.getBytes(StandardCharsets.UTF_8)));
  }
}
