package games.magie.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/// Makes a page out of a Markdown file of the tree: links to other such files become links to their
/// pages, links to other files and folders are gathered, and clauses get their anchors and proofs.
final class Markdown {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final Pattern RULE =
      Pattern.compile(
          "<li>(?<id><strong>(?<name>[^<]+)</strong>) — (?<rest>.*?)</li>", Pattern.DOTALL);
  private static final Pattern CLAUSE = Pattern.compile("<code>([a-z]+\\.[a-zA-Z0-9.-]+)</code>");

  private final Path root;
  private final Proofs proofs;

  /// Files and folders of the tree that pages link to.
  private final Set<Path> wanted;

  Markdown(Path root, Proofs proofs, Set<Path> wanted) {
    this.root = root;
    this.proofs = proofs;
    this.wanted = wanted;
  }

  /// @param file below the root
  Document read(Path file, String text) {
    Node tree = PARSER.parse(text);
    var anchors = new Anchors();
    var titles = new java.util.ArrayList<String>();
    var ids = new java.util.IdentityHashMap<Node, String>();
    tree.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            String words = words(heading);
            ids.put(heading, anchors.of(words));
            titles.add(words);
            visitChildren(heading);
          }

          @Override
          public void visit(Link link) {
            link.setDestination(target(file, link.getDestination()));
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            image.setDestination(target(file, image.getDestination()));
            visitChildren(image);
          }
        });
    var renderer =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .escapeHtml(true)
            .attributeProviderFactory(
                _ -> (node, tag, attributes) -> attribute(ids, node, tag, attributes))
            .build();
    String title = titles.isEmpty() ? file.toString() : titles.getFirst();
    var page = new Document(path(file), title, "");
    String body =
        renderer
            .render(tree)
            .replace("<table>", "<div class=\"wide\"><table>")
            .replace("</table>", "</table></div>");
    return new Document(page.path(), title, linked(withProofs(file, body, page.toRoot()), page));
  }

  private static void attribute(
      Map<Node, String> ids, Node node, String tag, Map<String, String> attributes) {
    if (tag.matches("h[1-6]") && ids.containsKey(node)) {
      attributes.put("id", ids.get(node));
    } else if (tag.equals("img")) {
      attributes.put("loading", "lazy");
    }
  }

  /// `README.md` is the first page.
  static String path(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.equals("README.md") ? "index.html" : path.replaceAll("\\.md$", ".html");
  }

  private String target(Path file, String destination) {
    if (destination.matches("[a-z]+:.*") || destination.startsWith("#")) {
      return destination;
    }
    String[] parts = destination.split("#", 2);
    Path in = file.getParent() == null ? Path.of("") : file.getParent();
    Path target = in.resolve(parts[0]).normalize();
    String anchor = parts.length == 1 ? "" : "#" + parts[1];
    wanted.add(target);
    String page = Files.isDirectory(root.resolve(target)) ? target + "/index.html" : path(target);
    String back = "../".repeat(file.getNameCount() - 1);
    return back + page.replace('\\', '/') + anchor;
  }

  /// Each clause and decision gets an anchor, links to the decisions it names, and its proofs.
  private String withProofs(Path file, String body, String toRoot) {
    if (!file.startsWith("docs/rules")) {
      return body;
    }
    String book = String.valueOf(file.getFileName()).replaceAll("(-decisions)?\\.md$", "");
    return RULE.matcher(body)
        .replaceAll(rule -> {
          String name = rule.group(2);
          String id = name.matches("[A-Z]\\d+") ? book + "." + name : name;
          String text = decisions(book, rule.group(3), toRoot);
          String proofsBelow = proofs.below(id, toRoot);
          String self = "<a class=\"id\" href=\"#%s\">%s</a>".formatted(name, name);
          return Matcher.quoteReplacement(
              "<li id=\"%s\">%s — %s%s</li>".formatted(name, self, text, proofsBelow));
        });
  }

  private String decisions(String book, String text, String toRoot) {
    return Pattern.compile("\\b[A-Z]\\d+\\b")
        .matcher(text)
        .replaceAll(number -> {
          String page = proofs.page(book + "." + number.group());
          return page.isEmpty()
              ? number.group()
              : "<a href=\"%s%s\">%s</a>".formatted(toRoot, page, number.group());
        });
  }

  /// A clause that is named in code is a link to it.
  private String linked(String body, Document page) {
    return CLAUSE
        .matcher(body)
        .replaceAll(clause -> {
          String target = proofs.page(clause.group(1));
          String code = clause.group();
          return Matcher.quoteReplacement(
              target.isEmpty()
                  ? code
                  : "<a href=\"" + page.toRoot() + target + "\">" + code + "</a>");
        });
  }

  private static String words(Node node) {
    var words = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak line) {
            words.append(' ');
          }
        });
    return words.toString();
  }
}
