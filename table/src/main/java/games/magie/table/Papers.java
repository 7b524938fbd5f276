package games.magie.table;

import games.magie.kernel.Seats;
import games.magie.table.Write.Act;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What the acts of a table say of its packings. Their names are no ids of commands: those are
/// longer and have no blank.
///
/// @param packs the names of all its packings, the one from which it came first
/// @param packed the beginning of the file into which it was packed last here, empty if it never
///   was or if the file was forgotten with somebody's name
/// @param codes by seat the code of that packing
/// @param arrived the beginning of the file from which it was unpacked here, empty if it was opened
///   here
/// @param shares by seat the share that has arrived
/// @param unlocked whether the phrase was given
/// @param mark how its secrets could be read by others, empty if they could not
record Papers(
    List<String> packs,
    String packed,
    SortedMap<Integer, String> codes,
    String arrived,
    SortedMap<Integer, String> shares,
    boolean unlocked,
    String mark) {
  private static final String PACK = "pack ";
  private static final String CODE = "code ";
  private static final String ARRIVED = "from ";
  private static final String SHARE = "share";
  private static final String UNLOCKED = "phrase";
  private static final String MARK = "mark";

  static Act pack(String table, String name, String file) {
    return new Act(table, Seats.SPECTATOR, PACK + name, file);
  }

  /// The name of the act by which a table was packed under this name.
  static String packedAs(String name) {
    return PACK + name;
  }

  /// The name of the act by which a table came out of the file of this name.
  static String arrivedAs(String name) {
    return ARRIVED + name;
  }

  /// The names of the acts that make a table the one that was packed under this name.
  static List<String> names(String name) {
    return List.of(PACK + name, ARRIVED + name);
  }

  static Act code(String table, int seat, String name, String code) {
    return new Act(table, seat, CODE + name, code);
  }

  static Act arrived(String table, String name, String file) {
    return new Act(table, Seats.SPECTATOR, ARRIVED + name, file);
  }

  static Act share(String table, int seat, String share) {
    return new Act(table, seat, SHARE, share);
  }

  static Act unlocked(String table) {
    return new Act(table, Seats.SPECTATOR, UNLOCKED, "");
  }

  /// @param number what makes it another act than the mark before
  static Act mark(String table, int number, String mark) {
    return new Act(table, Seats.SPECTATOR, MARK + " " + number, mark);
  }

  /// Whether an act is a file.
  static boolean isFile(Act act) {
    return act.command().startsWith(PACK) || act.command().startsWith(ARRIVED);
  }

  /// Whether an act is one of these papers and no command.
  static boolean is(Act act) {
    String name = act.command();
    return name.contains(" ") || name.equals(SHARE) || name.equals(UNLOCKED);
  }

  static Papers of(List<Act> acts) {
    var packs = new ArrayList<String>();
    var codes = new TreeMap<Integer, String>();
    var shares = new TreeMap<Integer, String>();
    String packed = "";
    String arrived = "";
    String mark = "";
    boolean unlocked = false;
    for (Act act : acts) {
      String name = act.command();
      if (name.startsWith(PACK)) {
        packs.add(name.substring(PACK.length()));
        packed = act.content();
        codes.clear();
      } else if (name.startsWith(CODE)) {
        codes.put(act.seat(), act.content());
      } else if (name.startsWith(ARRIVED)) {
        packs.add(name.substring(ARRIVED.length()));
        arrived = act.content();
      } else if (name.startsWith(MARK + " ")) {
        mark = act.content();
      } else if (name.equals(SHARE)) {
        shares.put(act.seat(), act.content());
      } else if (name.equals(UNLOCKED)) {
        unlocked = true;
      }
    }
    return new Papers(packs, packed, codes, arrived, shares, unlocked, mark);
  }
}
