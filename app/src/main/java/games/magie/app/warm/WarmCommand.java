package games.magie.app.warm;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `magie warm`: makes now what the next starts use, instead of after the first one.
@Command(
    name = "warm",
    mixinStandardHelpOptions = true,
    description = "Plays all games once, so that the next starts take less time.")
public final class WarmCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--folder",
      paramLabel = "FOLDER",
      description = "Where the files are kept (default: warm, beside the jar).")
  private @Nullable Path folder;

  @Option(names = "--practise", hidden = true)
  private @Nullable Kind practise;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path jar = Java.jar().orElseThrow(() -> new BadInput("only a jar can start warm"));
    Path kept = folder == null ? jar.resolveSibling("warm") : folder;
    return switch (practise) {
      case null -> make(WarmFiles.of(kept, jar));
      case SERVE -> {
        Practice.serve(kept);
        yield 0;
      }
      case COMMANDS -> {
        Practice.commands(spec.root().commandLine());
        yield 0;
      }
    };
  }

  private int make(WarmFiles files) throws InterruptedException {
    var out = spec.commandLine().getOut();
    try {
      WarmMaker.Made made = WarmMaker.of(files).make();
      out.println(
          switch (made) {
            case MADE -> "The next start will be a warm one: " + files.folder();
            case FITTED_ALREADY -> "Starts are warm already: " + files.folder();
            case BY_ANOTHER -> "Another process is making it now: " + files.folder();
            case FAILED -> "This Java can't do it; starts stay as they are.";
          });
      return made == WarmMaker.Made.FAILED ? 1 : 0;
    } catch (IOException e) {
      throw new BadInput("--folder: cannot write to " + files.folder());
    } finally {
      out.flush();
    }
  }
}
