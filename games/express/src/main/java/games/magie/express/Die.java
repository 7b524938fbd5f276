package games.magie.express;

import games.magie.kernel.Draw;
import java.util.List;

/// One of the eleven dice, numbered from 1.
public record Die(int number, List<Face> faces, String label) implements Draw {
  Die(int number, Face... faces) {
    this(number, List.of(faces), "d" + number);
  }

  @Override
  public int bound() {
    return 6;
  }

  @Override
  public String text(int value) {
    return faces.get(value).text();
  }

  /// How many of the six sides show this face.
  public int count(Face face) {
    int count = 0;
    for (Face each : faces) {
      if (each == face) {
        count++;
      }
    }
    return count;
  }
}
