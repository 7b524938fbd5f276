package games.magie.laws;

/// A broken law and where: enough to walk there again and to write a scenario of it.
///
/// @param position before the step; empty where the walk could not even begin
public record Failure(
    String game,
    String options,
    int seats,
    long seed,
    int walk,
    int step,
    String law,
    String message,
    String position,
    String input,
    Throwable cause) {
  /// The law and the beginning of what it says, without names and numbers: failures of one kind
  /// mostly have one cause.
  String kind() {
    String first = message.strip().lines().findFirst().orElse("");
    int colon = first.indexOf(": ", first.indexOf(": ") + 1);
    String head = colon < 0 ? first : first.substring(0, colon);
    return law + ": " + head.replaceAll("\\b[A-Z]\\b|[0-9]+|\\[.*", "#");
  }

  /// The failure as people read it, with the position as a scenario would have it.
  public String text() {
    var letters = new StringBuilder();
    for (int seat = 0; seat < seats; seat++) {
      letters.append(seat == 0 ? "" : " ").append((char) ('A' + seat));
    }
    return "law: %s%nwalk %d, step %d: %s%n%ngame %s%nseats %s%n%sposition%n%s%s"
        .formatted(
            law,
            walk,
            step,
            message.strip(),
            game,
            letters,
            options.isEmpty() ? "" : "options " + options + "\n",
            position.indent(2),
            input.isEmpty() ? "" : input + "\n");
  }
}
