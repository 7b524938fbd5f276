package games.magie.lab.study;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// What the games of a study came to. Tallies add up to the same sums in any order, and have bytes
/// in and out, so that parts of a study can be played anywhere.
public final class StudyTally {
  private final List<CaseTally> cases;

  public StudyTally(Layout layout) {
    cases = layout.cases().stream().map(CaseTally::new).toList();
  }

  /// What [#bytes] gave, of the same study.
  public static StudyTally read(Layout layout, byte[] bytes) throws IOException {
    var tally = new StudyTally(layout);
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      for (CaseTally one : tally.cases) {
        one.read(in);
      }
      if (in.read() >= 0) {
        throw new IOException("there is more than a tally");
      }
    }
    return tally;
  }

  public byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      for (CaseTally one : cases) {
        one.write(out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory doesn't fail like this
    }
    return bytes.toByteArray();
  }

  public List<CaseTally> cases() {
    return cases;
  }

  public CaseTally of(int number) {
    return cases.get(number);
  }

  public void addAll(StudyTally other) {
    for (int at = 0; at < cases.size(); at++) {
      cases.get(at).addAll(other.cases.get(at));
    }
  }
}
