package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The clauses of `docs/rules/<name>.md` and the decisions of `docs/rules/<name>-decisions.md`.
/// Each is a list item `- **id** — text`; lines that are indented go on with it.
///
/// @param decisions with the name of the book before their number: `express.E12`
public record ClauseBook(String name, List<RuleText> clauses, List<RuleText> decisions) {
  private static final Pattern ITEM = Pattern.compile("- \\*\\*([^*]+)\\*\\* — (.+)");

  public ClauseBook {
    clauses = List.copyOf(clauses);
    decisions = List.copyOf(decisions);
  }

  /// The packaged book.
  public static ClauseBook of(String name) {
    String decisions = "docs/rules/" + name + "-decisions.md";
    List<String> editions =
        Catalogue.games().stream()
            .filter(game -> game.book().equals(name))
            .<String>map(Game::id)
            .toList();
    return parse(
        name,
        editions,
        Packaged.read("docs/rules/" + name + ".md"),
        Packaged.has(decisions) ? Packaged.read(decisions) : "");
  }

  /// @param editions games that share the book; clauses of one edition begin with its name
  public static ClauseBook parse(
      String name, List<String> editions, String rules, String decisions) {
    Predicate<String> clause =
        id ->
            id.startsWith(name + ".")
                || editions.stream().anyMatch(edition -> id.startsWith(edition + "."));
    Predicate<String> decision = id -> id.matches("[A-Z]\\d+");
    return new ClauseBook(
        name,
        items(rules, name + ".md", clause),
        items(decisions, name + "-decisions.md", decision).stream()
            .map(item -> new RuleText(name + "." + item.id(), item.text()))
            .toList());
  }

  /// Clauses and decisions.
  public Stream<RuleText> all() {
    return Stream.concat(clauses.stream(), decisions.stream());
  }

  public Optional<RuleText> find(String id) {
    return all().filter(each -> each.id().equals(id)).findFirst();
  }

  private static List<RuleText> items(String text, String file, Predicate<String> id) {
    var items = new ArrayList<RuleText>();
    boolean inside = false;
    for (String line : text.lines().toList()) {
      var matcher = ITEM.matcher(line);
      if (matcher.matches()) {
        var item = new RuleText(matcher.group(1), matcher.group(2).strip());
        if (!id.test(item.id())) {
          throw new BadInput(file + ": '" + item.id() + "' is no id of this file");
        }
        if (items.stream().anyMatch(other -> other.id().equals(item.id()))) {
          throw new BadInput(file + ": " + item.id() + " is there twice");
        }
        items.add(item);
        inside = true;
      } else if (inside && line.startsWith("  ") && !line.isBlank()) {
        RuleText last = items.removeLast();
        items.add(new RuleText(last.id(), last.text() + " " + line.strip()));
      } else {
        inside = false;
      }
    }
    return items;
  }
}
