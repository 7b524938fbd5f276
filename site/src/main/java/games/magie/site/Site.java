package games.magie.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Makes the site out of a work tree.
public final class Site {
  private static final String CONTENTS = "contents.txt";

  private final Path root;
  private final Path into;
  private final Contents contents;
  private final Set<Path> wanted = new TreeSet<>();
  private final Map<String, Document> documents = new LinkedHashMap<>();

  Site(Path root, Path into) {
    this.root = root;
    this.into = into;
    this.contents = Contents.parse(resource(CONTENTS));
  }

  /// `Site TREE FOLDER`: pages and API docs; ends with 1 if something is dead or amiss.
  public static void main(String[] arguments) throws IOException {
    Path into = Path.of(arguments[1]).toAbsolutePath().normalize();
    var site = new Site(Path.of(arguments[0]).toAbsolutePath().normalize(), into);
    boolean well = Api.write(site.root, into);
    site.write();
    List<String> dead = new Links(into).dead();
    dead.forEach(link -> System.err.println("dead link: " + link));
    System.out.printf("%d pages: %s%n", site.documents.size(), into.resolve("index.html"));
    System.exit(well && dead.isEmpty() ? 0 : 1);
  }

  /// Everything but the API docs.
  void write() throws IOException {
    var proofs = new Proofs();
    var markdown = new Markdown(root, proofs, wanted);
    for (Path file : sources()) {
      add(markdown.read(file, Files.readString(root.resolve(file))));
    }
    proofs.documents().forEach(this::add);
    // Also folders that pages link to, and what lies in them.
    for (Path file : List.copyOf(wanted)) {
      if (Files.isDirectory(root.resolve(file))) {
        add(folder(file));
      }
    }
    Map<String, String> titles = titles();
    String template = resource("page.html");
    for (Document page : documents.values()) {
      Path target = into.resolve(page.path());
      Files.createDirectories(target.getParent());
      Files.writeString(target, filled(template, page, titles));
    }
    for (Path file : wanted) {
      if (Files.isRegularFile(root.resolve(file)) && !file.toString().endsWith(".md")) {
        Files.createDirectories(into.resolve(file).getParent());
        Files.copy(root.resolve(file), into.resolve(file), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    for (String asset : List.of("site.css", "site.js")) {
      Files.writeString(into.resolve(asset), resource(asset));
    }
    Files.writeString(into.resolve("search-index.js"), index());
  }

  private void add(Document page) {
    documents.putIfAbsent(page.path(), page);
  }

  /// Markdown at the root, below `docs` and in `bench`, in order.
  private List<Path> sources() throws IOException {
    try (Stream<Path> top = Files.list(root);
        Stream<Path> docs = Files.walk(root.resolve("docs"));
        Stream<Path> bench = Files.list(root.resolve("bench"))) {
      return Stream.of(top, docs, bench)
          .flatMap(files -> files)
          .filter(file -> file.toString().endsWith(".md"))
          .map(root::relativize)
          .sorted()
          .toList();
    }
  }

  private Document folder(Path folder) throws IOException {
    var items = new ArrayList<String>();
    try (Stream<Path> files = Files.list(root.resolve(folder))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        Path relative = root.relativize(file);
        wanted.add(relative);
        Document page = documents.get(Markdown.path(relative));
        String name = String.valueOf(file.getFileName());
        String title = page == null ? name : page.title();
        String target = page == null ? name : name.replaceAll("\\.md$", ".html");
        items.add("<li><a href=\"%s\">%s</a></li>".formatted(target, Html.escaped(title)));
      }
    }
    String name = folder.toString().replace('\\', '/');
    return new Document(
        name + "/index.html",
        name,
        "<h1 id=\"top\">%s</h1><ul>%s</ul>".formatted(name, String.join("", items)));
  }

  private Map<String, String> titles() {
    return documents.values().stream().collect(Collectors.toMap(Document::path, Document::title));
  }

  private String filled(String template, Document page, Map<String, String> titles) {
    return template
        .replace("{title}", Html.escaped(page.title()))
        .replace("{root}", page.toRoot())
        .replace("{contents}", contents.beside(page, titles))
        .replace("{body}", page.body());
  }

  /// Every section of every page, for the search in the browser.
  private String index() {
    var lines = new ArrayList<String>();
    for (Document page : documents.values()) {
      for (Document.Section section : page.sections()) {
        String url = page.path() + (section.anchor().isEmpty() ? "" : "#" + section.anchor());
        lines.add(
            Stream.of(url, page.title(), section.heading(), section.text())
                .map(Html::quoted)
                .collect(Collectors.joining(",", "[", "]")));
      }
    }
    return "window.magieIndex = [\n" + String.join(",\n", lines) + "\n];\n";
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
