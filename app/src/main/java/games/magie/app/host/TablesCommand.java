package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie tables`: what is in a store. Nothing that a seat may not show is told.
@Command(
    name = "tables",
    mixinStandardHelpOptions = true,
    description =
        "Lists the tables of a store, shows one, stops, closes or packs it, or writes a finished"
            + " game to a file.",
    subcommands = {
      TablesCommand.ListThem.class,
      TablesCommand.Show.class,
      TablesCommand.Export.class,
      AdminCommands.Freeze.class,
      AdminCommands.Unfreeze.class,
      AdminCommands.Close.class,
      AdminCommands.Delete.class,
      AdminCommands.Unsay.class,
      AdminCommands.Hush.class,
      PackCommand.class,
      UnpackCommand.class,
      ReopenCommand.class
    })
public final class TablesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "list, show, export, freeze, unfreeze, close, delete, unsay, hush, pack, unpack or"
            + " reopen?");
  }

  static TableRecord find(StoreFile store, String id) {
    return find(store.tables(), id);
  }

  static TableRecord find(List<TableRecord> tables, String id) {
    List<TableRecord> found = tables.stream().filter(table -> table.id().startsWith(id)).toList();
    if (found.size() != 1) {
      throw new BadInput(
          found.isEmpty() ? "there is no table " + id : found.size() + " tables begin with " + id);
    }
    return found.getFirst();
  }

  /// Nothing is overwritten.
  static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (FileAlreadyExistsException e) {
      throw new BadInput(file + " exists, and nothing is overwritten");
    } catch (IOException e) {
      throw new StoreFailure("cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists all tables.")
  static final class ListThem implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();
    @Mixin private DataOption data = new DataOption();

    @Override
    public void run() {
      PrintWriter out = spec.commandLine().getOut();
      var store = data.store();
      List<TableRecord> tables = store.tables();
      for (TableRecord table : tables) {
        String seats =
            table.seats().stream()
                .map(seat -> seat.name().isEmpty() ? "-" : seat.name())
                .collect(Collectors.joining(", "));
        out.printf(
            "%s  %-8s %-7s %5d rows  %s%n",
            table.id(), table.game(), table.state().text(), store.rows(table), seats);
      }
      out.printf("%d tables%n", tables.size());
    }
  }

  @Command(name = "show", mixinStandardHelpOptions = true, description = "Shows one table.")
  static final class Show implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();
    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "TABLE", description = "Its id, or the beginning of it.")
    private String id = "";

    @Override
    public void run() {
      PrintWriter out = spec.commandLine().getOut();
      var store = data.store();
      TableRecord table = find(store, id);
      out.printf("table    %s%n", table.id());
      out.printf("game     %s, rules version %d%n", table.game(), table.version());
      out.printf(
          "options  %s%n", table.settings().isEmpty() ? "as the rulebook" : table.settings());
      out.printf("state    %s %s%n", table.state().text(), table.reason());
      out.printf("rows     %d%n", store.rows(table));
      store.packs(table).forEach(pack -> out.printf("pack     %s%n", pack));
      for (TableRecord.Seat seat : table.seats()) {
        out.printf(
            "seat %c   %s%s%n", 'A' + seat.seat(), who(seat), seat.left() ? ", has left" : "");
      }
      store.reports(table).forEach(line -> out.printf("reported %s%n", line));
    }

    private static String who(TableRecord.Seat seat) {
      return switch (seat.kind()) {
        case OPEN -> "free";
        case PERSON -> seat.name();
        case BOT -> seat.name() + " (bot " + seat.bot() + ")";
      };
    }
  }

  @Command(
      name = "export",
      mixinStandardHelpOptions = true,
      description = "Writes the journal of a finished game to a new file, for 'magie replay'.")
  static final class Export implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();
    @Mixin private TableToFile what = new TableToFile();

    @Override
    public void run() {
      StoreFile store = what.data().store();
      write(what.file(), store.journalFile(what.table(store)));
      spec.commandLine().getOut().printf("%s: written%n", what.file());
    }
  }
}
