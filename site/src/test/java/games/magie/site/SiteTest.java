package games.magie.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The site of this very tree, without its API docs, and planted ones.
class SiteTest {
  private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"([^\"#]*)");

  @TempDir private static Path into = Path.of("");
  @TempDir private Path tree = Path.of("");

  @BeforeAll
  static void write() throws IOException {
    Files.createDirectories(into.resolve(Api.FOLDER));
    Files.writeString(into.resolve(Api.FOLDER).resolve("index.html"), "");
    new Site(Path.of("..").toRealPath(), into).write();
  }

  @Test
  void noLinkIsDead() throws IOException {
    assertThat(new Links(into).dead()).isEmpty();
  }

  @Test
  void everyPageCanBeReachedFromTheFirst() throws IOException {
    Set<Path> all = new TreeSet<>();
    try (var files = Files.walk(into)) {
      files.filter(file -> file.toString().endsWith(".html")).forEach(all::add);
    }
    Set<Path> reached = new TreeSet<>();
    var open = new ArrayDeque<>(List.of(into.resolve("index.html")));
    while (!open.isEmpty()) {
      Path page = open.removeFirst();
      if (all.contains(page) && reached.add(page)) {
        var link = LINK.matcher(Files.readString(page));
        while (link.find()) {
          open.add(page.resolveSibling(link.group(1)).normalize());
        }
      }
    }
    assertThat(reached).isEqualTo(all).hasSizeGreaterThan(50);
  }

  @Test
  void aClauseHasAnAnchorItsDecisionsAndItsProofs() throws IOException {
    assertThat(page("docs/rules/express.html"))
        .containsPattern(
            "<li id=\"express.go\">.*E7.*<details class=\"proofs\"><summary>\\d+ proofs?</summary>"
                + "<ul><li><a href=\"../../scenarios/express/")
        .contains("<a href=\"../../docs/rules/express-decisions.html#E7\">E7</a>");
    assertThat(page("docs/rules/express-decisions.html")).contains("<li id=\"E7\">");
    assertThat(page("scenarios/express/chance.scenario.html"))
        .contains(
            "place 4 railroad", "<a href=\"../../docs/rules/express.html#express.chance.one\">");
  }

  @Test
  void theSearchKnowsHeadingsClausesAndScenarios() throws IOException {
    assertThat(page("search-index.js"))
        .startsWith("window.magieIndex = [")
        .contains(
            "[\"docs/hosting.html#behind-a-proxy\",\"Hosting Magie for others\",\"Behind a proxy\"")
        .contains("[\"docs/rules/express.html#express.go\"")
        .contains("[\"scenarios/express/chance.scenario.html#line-");
  }

  /// Whoever reads offline, or wants to be left alone, must be asked nothing by another site.
  @Test
  void nothingIsLoadedFromElsewhere() throws IOException {
    try (var files = Files.walk(into)) {
      for (Path page : files.filter(file -> file.toString().endsWith(".html")).toList()) {
        assertThat(Files.readString(page))
            .doesNotContainPattern("<(script|link|img|iframe)[^>]*(src|href)=\"(https?:)?//");
      }
    }
    assertThat(page("site.js")).doesNotContain("fetch(", "http:", "https:");
    assertThat(page("site.css")).doesNotContain("url(", "@import");
  }

  @Test
  void deadLinksAreFound() throws IOException {
    for (String folder : List.of("docs", "bench", "site")) {
      Files.createDirectories(tree.resolve(folder));
    }
    Files.writeString(
        tree.resolve("README.md"),
        "# Planted\n\n"
            + "[a](docs/there.md) [b](docs/gone.md) [c](docs/there.md#gone) [d](#planted)"
            + " [e](docs)\n");
    Files.writeString(
        tree.resolve("docs/there.md"), "# There\n\n![p](gone.png) [up](../README.md#planted)\n");
    Path site = tree.resolve("site");
    new Site(tree, site).write();
    assertThat(new Links(site).dead())
        .contains("index.html: docs/gone.html", "index.html: docs/there.html#gone")
        .contains("docs/there.html: ../docs/gone.png")
        .noneMatch(link -> link.contains("there.html: ../README") || link.endsWith("#planted"))
        .noneMatch(link -> link.endsWith(": docs/there.html"))
        .noneMatch(link -> link.startsWith("index.html: docs/index.html"));
  }

  private static String page(String path) throws IOException {
    return Files.readString(into.resolve(path));
  }
}
