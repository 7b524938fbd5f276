package games.magie.classic;

import games.magie.classic.estate.Board;
import games.magie.classic.rules.Jail;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.BadInput;
import games.magie.kernel.Option;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.List;

/// Random tables late in a game: whole groups, buildings, mortgages, little cash, open rents, debts
/// and decisions. Not every one of them can be played; the reader says which.
public final class Crowded {
  private final Classic game;
  private final Seeded random;
  public final Settings settings;
  public final int seats;

  public Crowded(Classic game, long seed) {
    this.game = game;
    this.random = new Seeded(seed, 3);
    this.settings = Settings.parse(game.options(), options());
    this.seats = 2 + below(ClassicState.MOST_SEATS - 1);
  }

  int below(int bound) {
    return random.below(bound);
  }

  private boolean oneIn(int bound) {
    return below(bound) == 0;
  }

  private String options() {
    var chosen = new ArrayList<String>();
    for (Option option : game.options()) {
      if (oneIn(3)) {
        List<String> values = option.examples();
        boolean range = option.values().isEmpty();
        String value =
            range && oneIn(2)
                ? String.valueOf(option.least() + below(Math.min(12, option.most())))
                : values.get(below(values.size()));
        chosen.add(option.name() + "=" + value);
      }
    }
    return String.join(" ", chosen);
  }

  /// A position that can be played, found by trying.
  public ClassicState position() {
    while (true) {
      String text = text();
      try {
        return game.notation().position(settings, seats, Fields.parse(text, seats));
      } catch (BadInput e) {
        // another one
      }
    }
  }

  String text() {
    int out = 0;
    for (int seat = 0; seat < seats; seat++) {
      out |= oneIn(8) ? Seats.mask(seat) : 0;
    }
    int[] owner = owners(out);
    int active = below(seats);
    var fields = new Fields();
    fields.put("active", Seats.letter(active)).put("starter", Seats.letter(below(seats)));
    turn(fields);
    if (oneIn(3)) {
      fields.put("claims", rents(active, out));
    }
    if (oneIn(3)) {
      fields.put("debts", debts());
    }
    int gone = 0;
    for (int seat = 0; seat < seats; seat++) {
      boolean isOut = (out >> seat & 1) != 0;
      fields.put(seat, "cash", isOut ? 0 : below(oneIn(2) ? 60 : oneIn(2) ? 500 : 3000));
      fields.put(seat, "at", Space.ALL.get(below(Space.COUNT)).text());
      if (isOut) {
        fields.put(seat, "out", ++gone);
        continue;
      }
      if (oneIn(6)) {
        fields.put(seat, "jail", below(Jail.ROLLS));
      }
      if (oneIn(4)) {
        fields.put(seat, "orders", oneIn(2) ? "auto-claim=off" : "auto-done=on!");
      }
      if (seat < Deck.ALL.size() && oneIn(3)) {
        fields.put(seat, "cards", Deck.ALL.get(seat).text());
      }
      fields.put(seat, "deeds", estate(seat, owner));
    }
    return fields.text();
  }

  private int[] owners(int out) {
    var owner = new int[Deed.COUNT];
    for (Group group : Group.ALL) {
      int whole = oneIn(2) ? below(seats) : -1;
      for (int deed : Board.deedsOf(group.ordinal())) {
        int to = whole >= 0 ? whole : below(seats + 1) - 1;
        owner[deed] = to >= 0 && (out >> to & 1) != 0 ? -1 : to;
      }
    }
    return owner;
  }

  private void turn(Fields fields) {
    int die = 1 + below(6);
    int doubles = below(3);
    fields.put("dice", die + " " + (doubles > 0 ? die : 1 + below(6)));
    if (doubles > 0) {
      fields.put("doubles", doubles);
    }
    switch (below(4)) {
      case 0 -> fields.put("stage", "window");
      case 1 -> fields.put("stage", "acting").put("buying", "yes");
      case 2 -> fields.put("stage", "acting");
      default -> {}
    }
    if (oneIn(8)) {
      fields.put("lots", Deed.ALL.get(below(Deed.COUNT)).text());
    }
  }

  private String rents(int debtor, int out) {
    var rents = new ArrayList<String>();
    for (int count = below(6); count >= 0; count--) {
      int owner = below(seats);
      Deed deed = Deed.ALL.get(below(Deed.COUNT));
      if (owner != debtor && (out >> owner & 1) == 0) {
        String rent = deed.group() == Group.UTILITY ? "x4" : String.valueOf(1 + below(300));
        rents.add(who(debtor, owner) + ":" + deed.text() + ":" + rent);
      }
    }
    return String.join(" ", rents);
  }

  private static String who(int debtor, int owner) {
    return Seats.letter(debtor) + ">" + Seats.letter(owner);
  }

  private String debts() {
    var debts = new ArrayList<String>();
    for (int count = below(3); count >= 0; count--) {
      int debtor = below(seats);
      int creditors = oneIn(3) ? 0 : oneIn(3) ? Seats.first(seats) : Seats.mask(below(seats));
      creditors &= ~Seats.mask(debtor);
      int amount = (1 + below(300)) * Math.max(1, Integer.bitCount(creditors));
      String to = creditors == 0 ? "bank" : Seats.letters(creditors);
      debts.add(Seats.letter(debtor) + ">" + to + ":" + amount + (oneIn(2) ? ":each" : ":card"));
    }
    return String.join(" ", debts);
  }

  private String estate(int seat, int[] owner) {
    var words = new ArrayList<String>();
    int hotel = settings.text().contains("quicker=on") ? 4 : 5;
    for (Group group : Group.ALL) {
      int step = group.colour() && oneIn(2) ? below(hotel + 1) : 0;
      boolean mortgages = oneIn(3);
      for (int deed : Board.deedsOf(group.ordinal())) {
        if (owner[deed] != seat) {
          continue;
        }
        boolean whole = true;
        for (int other : Board.deedsOf(group.ordinal())) {
          whole &= owner[other] == seat;
        }
        int here = Math.max(0, step - (oneIn(3) ? 1 : 0));
        String buildings = here == hotel ? "/hotel" : here > 0 ? "/" + here : "";
        String state = whole && step > 0 ? buildings : mortgages && oneIn(2) ? "/mortgaged" : "";
        words.add(Deed.ALL.get(deed).text() + state);
      }
    }
    return String.join(" ", words);
  }
}
