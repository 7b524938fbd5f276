package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.AdminCommand;
import games.magie.table.PersonTrace;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie forget`: a person's name and words go, every hash still holds.
@Command(
    name = "forget",
    mixinStandardHelpOptions = true,
    description =
        "Forgets a person: the name at every table and all they said. Without --yes it only lists"
            + " what would go.")
public final class ForgetCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "PERSON",
      arity = "0..1",
      description = "The name as it is shown at tables.",
      defaultValue = "")
  private String person = "";

  @Option(
      names = "--again",
      description = "Forget again whoever was forgotten before: an older copy has come back.")
  private boolean again;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description = "Only at this table: others may have the same name.",
      defaultValue = "")
  private String table = "";

  @Option(names = "--yes", description = "Do it. It cannot be undone.")
  private boolean yes;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    if (again == !person.isEmpty()) {
      throw new BadInput("a PERSON or --again?");
    }
    if (again) {
      forgetAgain(out);
      return;
    }
    var store = data.store();
    String only = table.isEmpty() ? "" : TablesCommand.find(store, table).id();
    List<PersonTrace> traces =
        store.traces(person).stream().filter(each -> each.table().id().startsWith(only)).toList();
    if (traces.isEmpty()) {
      throw new BadInput("nobody of this name sits at a table here");
    }
    traces.forEach(out::println);
    if (!yes) {
      out.printf("nothing was changed; --yes forgets this at %d tables%n", traces.size());
      return;
    }
    try (var caretaker = data.caretaker()) {
      for (PersonTrace each : traces) {
        caretaker.run(each.table().id(), new AdminCommand.Forget(each.seat()));
      }
      caretaker.scrub();
    }
    out.printf(
        "forgotten at %d tables; backups and packed files elsewhere are not%n", traces.size());
  }

  private void forgetAgain(PrintWriter out) {
    try (var caretaker = data.caretaker()) {
      int found = caretaker.forgetAgain();
      caretaker.scrub();
      out.printf("%d seats or tables are forgotten again%n", found);
    }
  }
}
