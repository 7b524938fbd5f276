package games.magie.app;

import games.magie.kernel.BadInput;
import games.magie.wire.Catalogue;
import games.magie.wire.ClauseBook;
import games.magie.wire.RuleText;
import games.magie.wire.scenario.Scenario;
import games.magie.wire.scenario.Scenarios;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie rules`: the clauses of a game and their proofs.
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description = "Prints the rules of a game with the number of proofs of each, or one of them.")
final class RulesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "GAME", description = "For example express, or table.")
  private String game = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "CLAUSE",
      description = "A clause or a decision: express.go, go, E12.")
  private @Nullable String clause;

  @Override
  public void run() {
    ClauseBook book = ClauseBook.of(Catalogue.book(game));
    List<Scenario> scenarios = Scenarios.packaged();
    var text = new StringWriter();
    var out = new PrintWriter(text);
    if (clause == null) {
      book.all().forEach(rule -> summary(rule, scenarios, out));
      out.printf("%d clauses, %d decisions%n", book.clauses().size(), book.decisions().size());
    } else {
      whole(book, find(book, clause), scenarios, out);
    }
    Pager.show(text.toString(), spec.commandLine().getOut());
  }

  private static RuleText find(ClauseBook book, String id) {
    return book.find(id)
        .or(() -> book.find(book.name() + "." + id))
        .orElseThrow(() ->
            new BadInput(
                "no clause '%s' in the rules of %s; 'magie rules %s' lists them"
                    .formatted(id, book.name(), book.name())));
  }

  private static void summary(RuleText rule, List<Scenario> scenarios, PrintWriter out) {
    int proofs = Scenarios.proving(scenarios, rule.id()).size();
    out.printf(
        "%-26s %2d %-6s  %s%n", rule.id(), proofs, proofs == 1 ? "proof" : "proofs", rule.text());
  }

  private static void whole(
      ClauseBook book, RuleText rule, List<Scenario> scenarios, PrintWriter out) {
    out.printf("%s%n  %s%n", rule.id(), rule.text());
    for (String cited : rule.cited()) {
      book.find(book.name() + "." + cited)
          .ifPresent(decision -> out.printf("  %s: %s%n", cited, decision.text()));
    }
    out.println("proofs:");
    for (Scenario proof : Scenarios.proving(scenarios, rule.id())) {
      out.printf("  %s  %s%n", proof.where(), proof.title());
    }
  }
}
