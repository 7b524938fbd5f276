package games.magie.go;

import games.magie.kernel.text.Named;
import java.util.List;

/// What a Bank Heist dial can show.
public enum Image implements Named {
  RING,
  MONEY,
  COIN;

  public static final List<Image> ALL = List.of(values());

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }

  public static Image parse(String text) {
    return Named.parse(values(), text, "image");
  }
}
