package games.magie.table.actions;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.Write;

/// One thing that is kept of a table's way into a file and out of one. This is its only codec. The
/// name under which it is kept is no id of a command: those are longer and have no blank.
public sealed interface PackingRecord {
  /// The table was packed.
  ///
  /// @param file empty once it was forgotten with somebody's name in it
  record Packed(String pack, String file) implements PackingRecord {
    public static String name(String pack) {
      return PACK + pack;
    }
  }

  /// What the person of one seat needs at the other end.
  record Code(String pack, int seat, String code) implements PackingRecord {}

  /// The table came out of a file.
  record Arrived(String pack, String file) implements PackingRecord {
    public static String name(String pack) {
      return FROM + pack;
    }
  }

  /// The person of a seat is there, with a part of the key.
  record Share(int seat, String share) implements PackingRecord {}

  /// Somebody gave the phrase.
  record Unlocked() implements PackingRecord {}

  /// How the table's secrets could be read by others.
  ///
  /// @param number what makes it another record than the mark before
  record Mark(int number, String mark) implements PackingRecord {}

  /// What the names of the records begin with, or are.
  String PACK = "pack ";

  String CODE = "code ";
  String FROM = "from ";
  String MARK = "mark ";
  String SHARE = "share";
  String PHRASE = "phrase";

  /// As it is kept.
  default Write.Action kept(String table) {
    return switch (this) {
      case Packed(String pack, String file) ->
          new Write.Action(table, Seats.SPECTATOR, Packed.name(pack), file);
      case Code(String pack, int seat, String code) ->
          new Write.Action(table, seat, CODE + pack, code);
      case Arrived(String pack, String file) ->
          new Write.Action(table, Seats.SPECTATOR, Arrived.name(pack), file);
      case Share(int seat, String share) -> new Write.Action(table, seat, SHARE, share);
      case Unlocked() -> new Write.Action(table, Seats.SPECTATOR, PHRASE, "");
      case Mark(int number, String mark) ->
          new Write.Action(table, Seats.SPECTATOR, MARK + number, mark);
    };
  }

  /// Whether something that was kept is one of these, and no [TableAction].
  static boolean is(Write.Action kept) {
    String name = kept.command();
    return name.contains(" ") || name.equals(SHARE) || name.equals(PHRASE);
  }

  /// What was kept, which must be one of these.
  static PackingRecord of(Write.Action kept) {
    String name = kept.command();
    String content = kept.content();
    int blank = name.indexOf(' ') + 1;
    String rest = name.substring(blank);
    return switch (name.substring(0, blank)) {
      case PACK -> new Packed(rest, content);
      case CODE -> new Code(rest, kept.seat(), content);
      case FROM -> new Arrived(rest, content);
      case MARK -> new Mark(Integer.parseInt(rest), content);
      case "" -> name.equals(SHARE) ? new Share(kept.seat(), content) : new Unlocked();
      default -> throw new BadInput("this version knows no packing record '%s'".formatted(name));
    };
  }
}
