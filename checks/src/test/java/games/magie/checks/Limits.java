package games.magie.checks;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The limits of the source text. Each method tells the paths that break one.
///
/// The sources are a parameter so that [LimitsTest] can show, on planted ones, that every limit can
/// be broken.
record Limits(Sources sources) {
  static final int FILES_IN_A_PACKAGE = 30;
  static final int LINES_IN_A_FILE = 300;

  /// What parameters are called that are numbers: amounts, counts, indexes, and what stands on a
  /// die, a square or a printed list.
  private static final Set<String> NUMBERS =
      Set.of(
          "amount", "at", "cash", "count", "first", "houses", "index", "number", "price", "rolls",
          "score", "seats", "second", "square", "step", "steps", "version");

  private static final Pattern WILDCARD = Pattern.compile("^import (static )?[\\w.]+\\.\\*;");

  /// Packages that are too full to find one's way in, main and test.
  SortedSet<String> fullPackages() {
    var sizes =
        sources.files().stream()
            .filter(file -> !file.descriptor())
            .collect(groupingBy(Source::folder, TreeMap::new, counting()));
    sizes.values().removeIf(size -> size <= FILES_IN_A_PACKAGE);
    return new TreeSet<>(sizes.keySet());
  }

  /// Files that are too long to be read at a sitting.
  SortedSet<String> longFiles() {
    return sources
        .main()
        .filter(file -> file.lines().size() > LINES_IN_A_FILE && !file.generated())
        .map(Source::path)
        .collect(toCollection(TreeSet::new));
  }

  /// Java files, main and test, whose imports don't say where a name comes from.
  SortedSet<String> wildcardImports() {
    return sources.files().stream()
        .filter(file -> file.java() && file.lines().stream().anyMatch(WILDCARD.asPredicate()))
        .map(Source::path)
        .collect(toCollection(TreeSet::new));
  }

  /// A switch with `default` over a sealed type or an enum of ours: the compiler couldn't tell who
  /// forgets a new kind.
  ///
  /// @param root the package that holds everything of ours
  SortedSet<String> defaultsOverOwnTypes(String root) {
    List<Source> suspects =
        sources
            .mainJava()
            .filter(file -> file.lines().stream().anyMatch(line -> line.contains("default")))
            .toList();
    return new Syntax(sources).defaults(suspects, root);
  }

  /// Signatures of games that take more than one code as a naked `int`: a seat, a card, a pile, all
  /// of which look the same to the compiler. In `listing` numbers index masks and tables.
  SortedSet<String> mixedInts() {
    List<Source> games =
        sources
            .mainJava()
            .filter(file -> file.path().startsWith("games/") && !file.path().contains("/listing/"))
            .toList();
    return new Syntax(sources).mixedInts(games, NUMBERS);
  }

  /// Files outside the games' own folders that name a game by its id. Whoever asks for an id must
  /// be told by the game instead, or the sixth game would not be asked.
  ///
  /// @param ids of all games
  SortedSet<String> gamesByName(List<String> ids) {
    List<Source> java =
        sources.mainJava().filter(file -> !file.path().startsWith("games/")).toList();
    SortedSet<String> found = new Syntax(sources).naming(java, ids);
    var literal = Pattern.compile("(['\"`])(%s)\\1".formatted(String.join("|", ids)));
    sources
        .main()
        .filter(file -> file.path().endsWith(".ts") && !file.path().contains("/ts/games/"))
        .filter(file -> !file.generated())
        .filter(file -> file.lines().stream().anyMatch(literal.asPredicate()))
        .forEach(file -> found.add(file.path()));
    return found;
  }
}
