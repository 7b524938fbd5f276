package games.magie.app;

import games.magie.kernel.BadInput;
import games.magie.table.StoreFailure;
import games.magie.wire.PlainText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Bad input is answered with one line and exit code 2; only a mistake of our own shows a stack
/// trace.
final class Complaints {
  static final int BAD_INPUT = 2;

  private Complaints() {}

  static int duringExecution(Exception e, CommandLine line) throws Exception {
    if (e instanceof BadInput || e instanceof StoreFailure) {
      return complain(line, String.valueOf(e.getMessage()));
    }
    if (e instanceof UncheckedIOException wrapped && wrapped.getCause() != null) {
      return complain(line, text(wrapped.getCause()));
    }
    if (e instanceof IOException io) {
      return complain(line, text(io));
    }
    throw e;
  }

  private static String text(IOException e) {
    return e instanceof NoSuchFileException
        ? "no file " + e.getMessage()
        : e.getClass().getSimpleName() + ": " + e.getMessage();
  }

  static int aboutParameters(ParameterException e) {
    CommandLine line = e.getCommandLine();
    String name = line.getCommandSpec().qualifiedName();
    complain(line, message(e));
    line.getErr().println("Try '" + name + " --help'.");
    return BAD_INPUT;
  }

  private static String message(ParameterException e) {
    CommandLine line = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException odd
        && line.getParent() == null
        && !odd.isUnknownOption()) {
      String typed = odd.getUnmatched().getFirst();
      return "no command '%s'".formatted(typed)
          + Nearest.of(typed, line.getSubcommands().keySet())
              .map("; did you mean '%s'?"::formatted)
              .orElse("");
    }
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  static int complain(CommandLine line, String message) {
    // It may quote anything, and a terminal can be steered by what it shows.
    List<String> lines = message.lines().map(PlainText::shown).toList();
    line.getErr().println("magie: " + String.join("\n", lines));
    return BAD_INPUT;
  }
}
