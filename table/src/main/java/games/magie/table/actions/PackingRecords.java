package games.magie.table.actions;

import games.magie.table.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What follows from all packing records of a table.
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
public record PackingRecords(
    List<String> packs,
    String packed,
    SortedMap<Integer, String> codes,
    String arrived,
    SortedMap<Integer, String> shares,
    boolean unlocked,
    String mark) {
  /// The names of the records that make a table the one that was packed under this name.
  public static List<String> names(String pack) {
    return List.of(PackingRecord.Packed.name(pack), PackingRecord.Arrived.name(pack));
  }

  /// @param actions all that is kept of a table; what is no packing record is passed over
  public static PackingRecords of(List<Write.Action> actions) {
    var packs = new ArrayList<String>();
    var codes = new TreeMap<Integer, String>();
    var shares = new TreeMap<Integer, String>();
    String packed = "";
    String arrived = "";
    String mark = "";
    boolean unlocked = false;
    for (Write.Action each : actions) {
      if (!PackingRecord.is(each)) {
        continue;
      }
      switch (PackingRecord.of(each)) {
        case PackingRecord.Packed(String pack, String file) -> {
          packs.add(pack);
          packed = file;
          codes.clear();
        }
        case PackingRecord.Code(_, int seat, String code) -> codes.put(seat, code);
        case PackingRecord.Arrived(String pack, String file) -> {
          packs.add(pack);
          arrived = file;
        }
        case PackingRecord.Mark(_, String how) -> mark = how;
        case PackingRecord.Share(int seat, String share) -> shares.put(seat, share);
        case PackingRecord.Unlocked() -> unlocked = true;
      }
    }
    return new PackingRecords(packs, packed, codes, arrived, shares, unlocked, mark);
  }
}
