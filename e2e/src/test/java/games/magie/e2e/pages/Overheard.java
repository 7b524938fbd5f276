package games.magie.e2e.pages;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Everything that the server tells one browser, searched for what only others may know of GO!.
public final class Overheard {
  /// What only its own seat is told.
  private static final Pattern TOLD =
      Pattern.compile("\"type\":\"(?:DialSet|TileDrawn)\",\"seat\":(\\d)");

  /// One for each seat, in their order.
  private static final Pattern DIAL = Pattern.compile("\"dial\":\"([^\"]*)\"");

  private static final Pattern TILES = Pattern.compile("\"tiles\":\\[([^]]*)]");
  private static final Pattern KIND = Pattern.compile("money-bag|go-button|tycoon|shield");

  private final int seat;
  private final List<String> frames = new ArrayList<>();

  /// @param seat -1 for a spectator
  public Overheard(Page page, int seat) {
    this.seat = seat;
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
  }

  /// What this seat was told and should not have been.
  public List<String> secretsOfOthers() {
    return frames.stream().flatMap(frame -> secrets(frame, false).stream()).toList();
  }

  /// What it was told of itself, to know that the search finds something.
  public List<String> ownSecrets() {
    return frames.stream().flatMap(frame -> secrets(frame, true).stream()).toList();
  }

  private List<String> secrets(String frame, boolean own) {
    var found = new ArrayList<String>();
    Matcher told = TOLD.matcher(frame);
    while (told.find()) {
      if ((Integer.parseInt(told.group(1)) == seat) == own) {
        found.add(told.group());
      }
    }
    int player = 0;
    for (Matcher dial = DIAL.matcher(frame); dial.find(); player++) {
      if ((player == seat) == own && !dial.group(1).equals("-") && !dial.group(1).equals("?")) {
        found.add(player + " " + dial.group());
      }
    }
    player = 0;
    for (Matcher tiles = TILES.matcher(frame); tiles.find(); player++) {
      if ((player == seat) == own && KIND.matcher(tiles.group(1)).find()) {
        found.add(player + " " + tiles.group());
      }
    }
    return found;
  }
}
