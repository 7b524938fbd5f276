package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.TableRecord;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `magie verify`: the store as a whole, every hash and every row of every table.
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Checks the store, every hash of every table, and plays every game again by the rules, while"
            + " the server may go on.")
public final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    var store = data.store();
    List<String> damage = store.damage();
    damage.forEach(out::println);
    int sound = 0;
    int broken = 0;
    long rows = 0;
    for (TableRecord table : store.tables()) {
      try {
        rows += store.verify(table);
        sound++;
      } catch (BadInput e) {
        out.printf("%s (%s): %s%n", table.id(), table.game(), e.getMessage());
        broken++;
      }
    }
    out.printf("%d tables sound with %d rows, %d not%n", sound, rows, broken);
    return broken == 0 && damage.isEmpty() ? 0 : 1;
  }
}
