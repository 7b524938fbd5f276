package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.AdminCommand;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// What a host does to one table by `magie tables`, while servers run or not.
final class AdminCommands {
  private AdminCommands() {}

  abstract static class OneTable implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();
    @Mixin private DataOption data = new DataOption();

    @Parameters(index = "0", paramLabel = "TABLE", description = "Its id, or the beginning of it.")
    private String id = "";

    abstract AdminCommand command(TableRecord table);

    /// What is told when it is done.
    abstract String done();

    /// The same where it depends on what became of the table.
    String done(TableRecord after) {
      return done();
    }

    @Override
    public void run() {
      StoreFile store = data.store();
      TableRecord table = TablesCommand.find(store, id);
      try (var caretaker = data.caretaker()) {
        caretaker.run(table.id(), command(table));
      }
      String done = done(TablesCommand.find(store, table.id()));
      spec.commandLine().getOut().printf("%s: %s%n", table.id(), done);
    }
  }

  abstract static class WithReason extends OneTable {
    @Option(
        names = "--why",
        paramLabel = "TEXT",
        description = "What the people at the table are told.",
        defaultValue = "")
    String why = "";
  }

  @Command(
      name = "freeze",
      mixinStandardHelpOptions = true,
      description = "Stops a table: its clocks, its bots and every move, until 'unfreeze'.")
  static final class Freeze extends WithReason {
    @Override
    AdminCommand command(TableRecord table) {
      return new AdminCommand.Stop(why);
    }

    @Override
    String done() {
      return "stopped";
    }
  }

  @Command(
      name = "unfreeze",
      mixinStandardHelpOptions = true,
      description = "Lets a table go on; one that was frozen by a fault is tried again.")
  static final class Unfreeze extends OneTable {
    @Override
    AdminCommand command(TableRecord table) {
      return new AdminCommand.GoOn();
    }

    @Override
    String done() {
      return "goes on";
    }

    @Override
    String done(TableRecord after) {
      return switch (after.state()) {
        case PACKED -> "is packed again; 'tables reopen' with the name of its pack opens it here";
        case WAITING -> "waits for its people again";
        case OVER -> "its game is over";
        case FROZEN, STOPPED, CLOSED -> "is " + after.state().text() + ": " + after.reason();
        case OPEN, PLAYING -> done();
      };
    }
  }

  @Command(
      name = "close",
      mixinStandardHelpOptions = true,
      description = "Ends a table for good: no more moves. Its journal stays and verifies.")
  static final class Close extends WithReason {
    @Override
    AdminCommand command(TableRecord table) {
      return new AdminCommand.Close(why);
    }

    @Override
    String done() {
      return "closed";
    }
  }

  @Command(
      name = "delete",
      mixinStandardHelpOptions = true,
      description =
          "Deletes a table with its journal and everything said there. Without --yes it only says"
              + " what would go.")
  static final class Delete implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();
    @Mixin private DataOption data = new DataOption();

    @Parameters(index = "0", paramLabel = "TABLE", description = "Its id, or the beginning of it.")
    private String id = "";

    @Option(names = "--yes", description = "Do it. It cannot be undone.")
    private boolean yes;

    @Override
    public void run() {
      PrintWriter out = spec.commandLine().getOut();
      StoreFile store = data.store();
      TableRecord table = TablesCommand.find(store, id);
      if (!yes) {
        out.printf(
            "%s  %s %s, %d rows%nnothing was changed; --yes deletes it%n",
            table.id(), table.game(), table.state().text(), store.rows(table));
        return;
      }
      try (var caretaker = data.caretaker()) {
        caretaker.run(table.id(), new AdminCommand.Delete());
        caretaker.scrub();
      }
      out.printf("%s: deleted%n", table.id());
    }
  }

  @Command(
      name = "unsay",
      mixinStandardHelpOptions = true,
      description = "Takes away what was said at a table; 'show' prints what was reported.")
  static final class Unsay extends OneTable {
    @Parameters(index = "1", paramLabel = "NUMBER", description = "The number of the message.")
    private int number;

    @Override
    AdminCommand command(TableRecord table) {
      return new AdminCommand.Unsay(number);
    }

    @Override
    String done() {
      return "message " + number + " is gone";
    }
  }

  @Command(
      name = "hush",
      mixinStandardHelpOptions = true,
      description = "Takes a seat's right to speak, or gives it back.")
  static final class Hush extends OneTable {
    @Parameters(index = "1", paramLabel = "SEAT", description = "Its letter.")
    private String letter = "";

    @Option(names = "--off", description = "The seat may speak again.")
    private boolean off;

    @Override
    AdminCommand command(TableRecord table) {
      try {
        return new AdminCommand.Hush(Seats.seat(letter, table.seats().size()), !off);
      } catch (BadInput e) {
        throw new BadInput("SEAT: " + e.getMessage());
      }
    }

    @Override
    String done() {
      return "seat %s %s".formatted(letter, off ? "may speak" : "is silent");
    }
  }
}
