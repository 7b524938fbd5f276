package games.magie.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;

/// The commands as `--help` shows them: grouped by what one wants to do.
final class Commands {
  private static final int WIDTH = 96;

  private static final Map<String, List<String>> GROUPS = groups();

  private Commands() {}

  private static Map<String, List<String>> groups() {
    var groups = new LinkedHashMap<String, List<String>>();
    groups.put("Play", List.of("serve", "play", "replay"));
    groups.put(
        "Study", List.of("rules", "check", "position", "simulate", "study", "match", "train"));
    groups.put("Host", List.of("tables", "config", "backup", "restore", "verify", "forget"));
    groups.put("Develop", List.of("load", "attack", "completion", "warm"));
    return groups;
  }

  /// Groups the commands of `magie --help` and shortens the synopses: what a command can be told is
  /// listed right below.
  static void arrange(CommandLine magie) {
    magie.getHelpSectionMap().remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
    magie.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, Commands::list);
    shorten(magie);
  }

  private static void shorten(CommandLine line) {
    line.setUsageHelpWidth(WIDTH);
    line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
    line.getSubcommands().values().forEach(Commands::shorten);
  }

  private static String list(Help help) {
    var text = new StringBuilder();
    GROUPS.forEach((title, names) -> {
      text.append('\n').append(title).append(":\n");
      var table =
          Help.TextTable.forColumns(
              help.colorScheme(),
              new Help.Column(14, 2, Help.Column.Overflow.SPAN),
              new Help.Column(WIDTH - 14, 2, Help.Column.Overflow.WRAP));
      for (String name : names) {
        Help command = Objects.requireNonNull(help.subcommands().get(name), name);
        table.addRowValues(
            Ansi.OFF.text(name),
            Ansi.OFF.text(String.join(" ", command.commandSpec().usageMessage().description())));
      }
      text.append(table);
    });
    return text.toString();
  }

  /// The names in their groups.
  static List<String> grouped() {
    var names = new ArrayList<String>();
    GROUPS.values().forEach(names::addAll);
    return names;
  }
}
