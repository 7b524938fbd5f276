package games.magie.checks;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.sourceforge.pmd.cpd.CPDConfiguration;
import net.sourceforge.pmd.cpd.CpdAnalysis;
import net.sourceforge.pmd.cpd.Mark;
import net.sourceforge.pmd.cpd.Match;
import net.sourceforge.pmd.lang.LanguageRegistry;

/// Code that is written more than once, found by PMD's copy-paste detector. Names and values must
/// be the same: without that every table of cards repeats itself.
///
/// @param tokens how long a repeated piece must be to count
record Repeats(int tokens) {

  /// A line for each repeated piece: how long it is and where it stands.
  List<String> in(Sources sources) throws IOException {
    var settings = new CPDConfiguration();
    settings.setMinimumTileSize(tokens);
    settings.setOnlyRecognizeLanguage(LanguageRegistry.CPD.getLanguageById("java"));
    var found = new ArrayList<String>();
    try (CpdAnalysis analysis = CpdAnalysis.create(settings)) {
      sources.mainJava().forEach(file -> analysis.files().addFile(sources.file(file)));
      analysis.performAnalysis(report -> {
        for (Match match : report.getMatches()) {
          found.add(describe(match, sources));
        }
      });
    }
    return found;
  }

  private static String describe(Match match, Sources sources) {
    String root = sources.root().toAbsolutePath().normalize().toString();
    return match.getMarkSet().stream()
        .map(Mark::getLocation)
        .map(at ->
            at.getFileId().getAbsolutePath().replace(root + "/", "") + ":" + at.getStartLine())
        .collect(joining(", ", match.getTokenCount() + " tokens: ", ""));
  }
}
