package games.magie.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Phrases that read as translated, and what English says instead. They are looked for in
/// documents, comments, messages and code.
final class Phrases {
  /// @param regex in lower case
  record Phrase(String regex, String better) {
    boolean in(String text) {
      return Pattern.compile(regex).matcher(text).find();
    }
  }

  static final List<Phrase> ALL =
      List.of(
          new Phrase("coming back by itself", "reconnecting"),
          new Phrase("you have not the", "you don't have"),
          new Phrase("not to be thrown", "you can't roll"),
          new Phrase("\\bis no (wild|whole|move|file|seat|number|word)\\b", "isn't a"),
          new Phrase("keep it to yourself", "keep it private"),
          new Phrase("go on at another device", "continue on another device"),
          new Phrase("speed of the others", "opponent speed"),
          new Phrase("who has passed is out", "once you pass, you're out"),
          new Phrase("pressing one's luck", "push your luck"),
          new Phrase("it is found by itself", "the launcher finds it"),
          new Phrase("speak another language than", "add a language"),
          new Phrase("that nobody is at sleep", "idle tables are evicted"),
          new Phrase("where it cannot be foretold", "branch-free: the outcome is unpredictable"),
          new Phrase("\\bafter so many (rounds|turns|moves)", "after this many"),
          new Phrase("\\banew\\b", "again"),
          new Phrase("\\berrands?\\b", "admin commands"));

  private static final List<String> TEXTS = List.of(".md", ".java", ".ts", ".properties", ".yml");

  private Phrases() {}

  /// The files below `root` that hold a phrase, by its pattern.
  static SortedMap<String, SortedSet<String>> in(Path root) {
    var found = new TreeMap<String, SortedSet<String>>();
    try (Stream<Path> files = Files.walk(root)) {
      files.filter(file -> isText(root.relativize(file))).forEach(file -> look(root, file, found));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static boolean isText(Path file) {
    String path = file.toString().replace('\\', '/');
    boolean ours =
        !path.matches("(.*/)?(target|node_modules|\\.git|\\.mvn)/.*")
            && !path.startsWith("checks/src/test/");
    return ours && TEXTS.stream().anyMatch(path::endsWith);
  }

  private static void look(Path root, Path file, Map<String, SortedSet<String>> found) {
    try {
      // A phrase may go over the end of a line of a comment.
      String text =
          Files.readString(file)
              .toLowerCase(Locale.ROOT)
              .replaceAll("\\s*\\n\\s*(/// |// |\\* )?", " ");
      for (Phrase phrase : ALL) {
        if (phrase.in(text)) {
          found
              .computeIfAbsent(phrase.regex, _ -> new TreeSet<>())
              .add(root.relativize(file).toString().replace('\\', '/'));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}
