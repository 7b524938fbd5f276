package games.magie.kernel.terminal;

import java.util.List;

/// What a board calls things, in the language and the theme of its reader. The keys are those of
/// the game's message file.
public interface BoardNames {
  String text(String key);

  /// What happened, as a sentence.
  String event(String text, List<String> names);

  /// Deeds, cards and money joined by `+`, in words.
  String items(String joined);

  /// A sum, with its currency.
  String money(int amount);
}
