package games.magie.site;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import games.magie.wire.ClauseBook;
import games.magie.wire.Packaged;
import games.magie.wire.RuleText;
import games.magie.wire.scenario.Scenarios;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The clauses and the scenarios that prove them.
final class Proofs {
  /// One scenario, though it may hold for several games.
  private record Proof(String file, int line, String title, List<String> proves) {
    String anchor() {
      return "line-" + line;
    }
  }

  private final Map<String, String> pages = new LinkedHashMap<>();
  private final List<Proof> proofs;

  Proofs() {
    Stream.concat(Catalogue.games().stream().map(Game::book), Stream.of("table"))
        .distinct()
        .forEach(this::addBook);
    proofs =
        Scenarios.packaged().stream()
            .map(each -> new Proof(each.file(), each.line(), each.title(), each.proves()))
            .distinct()
            .toList();
  }

  private void addBook(String name) {
    ClauseBook book = ClauseBook.of(name);
    String page = "docs/rules/" + name;
    for (RuleText clause : book.clauses()) {
      pages.put(clause.id(), page + ".html#" + clause.id());
    }
    for (RuleText decision : book.decisions()) {
      String number = decision.id().substring(name.length() + 1);
      pages.put(decision.id(), page + "-decisions.html#" + number);
    }
  }

  /// Where a clause or decision stands, `docs/rules/express.html#express.go`, or nothing.
  String page(String id) {
    return pages.getOrDefault(id, "");
  }

  /// A list of the proofs, to be opened below a clause.
  ///
  /// @param id `express.go` or `express.E12`
  /// @param root the way to the site's root
  String below(String id, String root) {
    List<Proof> proving = proofs.stream().filter(each -> each.proves.contains(id)).toList();
    if (proving.isEmpty()) {
      return "";
    }
    var html = new StringBuilder("<details class=\"proofs\"><summary>");
    html.append(proving.size()).append(proving.size() == 1 ? " proof" : " proofs");
    html.append("</summary><ul>");
    for (Proof proof : proving) {
      html.append("<li><a href=\"%s%s.html#%s\">".formatted(root, proof.file, proof.anchor()));
      html.append(Html.escaped(proof.title)).append("</a></li>");
    }
    return html.append("</ul></details>").toString();
  }

  /// A page for each file of scenarios.
  List<Document> documents() {
    var files = new LinkedHashMap<String, List<Proof>>();
    proofs.forEach(proof -> files.computeIfAbsent(proof.file, _ -> new ArrayList<>()).add(proof));
    var documents = new ArrayList<Document>();
    files.forEach((file, each) -> documents.add(document(file, each)));
    return documents;
  }

  private Document document(String file, List<Proof> each) {
    List<String> lines = Packaged.read(file).lines().toList();
    String title = file.replaceAll("^scenarios/|\\.scenario$", "").replace('/', ' ');
    var page = new Document(file + ".html", "Scenarios: " + title, "");
    var body = new StringBuilder("<h1 id=\"top\">" + Html.escaped(page.title()) + "</h1>");
    body.append("<p>Proofs of the rules, as the build plays them; their language is explained in ");
    body.append("<a href=\"%sdocs/scenarios.html\">Scenarios</a>.</p>".formatted(page.toRoot()));
    for (Proof proof : each) {
      body.append("<h2 id=\"%s\">%s</h2>".formatted(proof.anchor(), Html.escaped(proof.title)));
      body.append("<p>Proves ");
      body.append(String.join(", ", proof.proves.stream().map(id -> link(id, page)).toList()));
      body.append("</p><pre><code>").append(Html.escaped(source(lines, proof.line)));
      body.append("</code></pre>");
    }
    return new Document(page.path(), page.title(), body.toString());
  }

  private String link(String id, Document from) {
    String page = page(id);
    String code = "<code>" + Html.escaped(id) + "</code>";
    return page.isEmpty() ? code : "<a href=\"%s%s\">%s</a>".formatted(from.toRoot(), page, code);
  }

  private static String source(List<String> lines, int first) {
    return String.join(
        "\n", lines.stream().skip(first - 1L).takeWhile(line -> !line.equals("---")).toList());
  }
}
