package games.magie.deal;

import static games.magie.deal.EventText.line;
import static games.magie.deal.EventText.names;

import java.util.List;

/// What one seat alone may know (deal.secret.hands).
public sealed interface SecretEvent extends DealEvent {
  /// The cards of a first hand, for its holder alone.
  record Dealt(int seat, List<Card> cards) implements SecretEvent {
    public Dealt {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("dealt", seat, names(cards));
    }
  }

  /// The cards that were drawn, for the one who drew them alone.
  record Drew(int seat, List<Card> cards) implements SecretEvent {
    public Drew {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("drew", seat, names(cards));
    }
  }
}
