package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.State;
import games.magie.table.actions.PackingRecords;
import games.magie.table.actions.Stopping;
import games.magie.table.actions.TableAction;
import games.magie.table.actions.TableState;
import games.magie.table.host.Forgetting;
import games.magie.table.host.Rehearsal;
import games.magie.table.pack.Packer;
import games.magie.table.pack.Unpacker;
import games.magie.table.store.RowReader;
import games.magie.wire.Catalogue;
import games.magie.wire.LinkedRow;
import games.magie.wire.PlainText;
import java.util.List;

/// What the person who hosts a server wants done at one table. It follows from what the store holds
/// and from nothing in memory, so it is the same whether a server runs the table or not.
public sealed interface AdminCommand {
  /// What is to be written. Throws [BadInput] with one line where it cannot be done.
  List<Write> writes(TableRecord table, Store store);

  /// As [#parse] reads it. It never holds a name: it may outlive the person it is about.
  String text();

  /// Clocks, bots and moves stop until the host lets the table go on.
  record Stop(String why) implements AdminCommand {
    public Stop {
      checkWhy(why);
    }

    @Override
    public List<Write> writes(TableRecord table, Store store) {
      if (table.state() != State.OPEN
          && table.state() != State.PLAYING
          && table.state() != State.WAITING) {
        throw new BadInput("this table is " + table.state().text() + ", nothing goes on there");
      }
      return List.of(
          Stopping.action(table), new Write.SetState(table.id(), State.STOPPED, why.strip()));
    }

    @Override
    public String text() {
      return "stop " + why;
    }
  }

  /// The other way round; a table that was frozen by a fault is tried again.
  record GoOn() implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      if (table.state() != State.STOPPED && table.state() != State.FROZEN) {
        throw new BadInput("this table is %s, not frozen".formatted(table.state().text()));
      }
      State before = Stopping.before(store.actions(table.id()), store.rows(table.id()).isEmpty());
      Rehearsal.check(table.with(before, ""), store);
      return List.of(new Write.SetState(table.id(), before, ""));
    }

    @Override
    public String text() {
      return "go-on";
    }
  }

  /// No more moves for good; the journal stays.
  record Close(String why) implements AdminCommand {
    public Close {
      checkWhy(why);
    }

    @Override
    public List<Write> writes(TableRecord table, Store store) {
      if (table.state() == State.OVER || table.state() == State.CLOSED) {
        throw new BadInput("this table is " + table.state().text() + " already");
      }
      return List.of(new Write.SetState(table.id(), State.CLOSED, why.strip()));
    }

    @Override
    public String text() {
      return "close " + why;
    }
  }

  /// A message is taken away.
  record Unsay(int number) implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      if (store.chat(table.id()).stream()
          .noneMatch(said -> said.message().number() == number && !said.message().gone())) {
        throw new BadInput("there is no message " + number + " at this table");
      }
      return List.of(new Write.Reword(table.id(), number, "", ""));
    }

    @Override
    public String text() {
      return "unsay " + number;
    }
  }

  /// A seat may not speak any more, or may again.
  record Hush(int seat, boolean silent) implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      checkSeat(table, seat);
      if (table.seats().get(seat).kind() != Kind.PERSON) {
        throw new BadInput("nobody sits on seat " + Seats.letter(seat));
      }
      TableState now = TableState.none(table.seats().size()).after(store.actions(table.id()));
      if (now.isHushed(seat) == silent) {
        throw new BadInput(
            "seat %s is %s already".formatted(Seats.letter(seat), silent ? "silent" : "heard"));
      }
      return List.of(new TableAction.Silence(seat, silent).kept(table.id()));
    }

    @Override
    public String text() {
      return (silent ? "hush " : "hear ") + Seats.letter(seat);
    }
  }

  /// Whoever sits on this seat is forgotten: the name, and what was said.
  record Forget(int seat) implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      checkSeat(table, seat);
      return new Forgetting(table, seat, store).writes();
    }

    @Override
    public String text() {
      return "forget " + Seats.letter(seat);
    }
  }

  /// Nothing is left of the table.
  record Delete() implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      return List.of(new Write.Delete(table.id()), new Write.Bury(Tombstone.ofTable(table.id())));
    }

    @Override
    public String text() {
      return "delete";
    }
  }

  /// Into a file, which is kept with the table.
  record Pack() implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      if (table.state() != State.PLAYING) {
        throw new BadInput(
            "only a game that goes on can be packed, this one is " + table.state().text());
      }
      List<RowRecord> rows = store.rows(table.id());
      boolean secret =
          Unpacker.replay(Catalogue.game(table.game()), new RowReader(table).journal(rows));
      List<LinkedRow> linked = rows.stream().map(RowRecord::linked).toList();
      int before = PackingRecords.of(store.actions(table.id())).packs().size();
      return new Packer(table, linked, secret).pack("", before).writes();
    }

    @Override
    public String text() {
      return "pack";
    }
  }

  /// The file of the last packing has come back.
  record Reopen(String pack) implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      State state =
          table.state() == State.FROZEN
              ? Stopping.before(store.actions(table.id()), false)
              : table.state();
      if (state != State.PACKED) {
        throw new BadInput("the table of this file is here already: " + table.id());
      }
      if (!PackingRecords.of(store.actions(table.id())).packs().getLast().equals(pack)) {
        throw new BadInput("this table was packed again since that file was made");
      }
      Rehearsal.check(table.with(State.PLAYING, ""), store);
      return List.of(new Write.SetState(table.id(), State.PLAYING, ""));
    }

    @Override
    public String text() {
      return "reopen " + pack;
    }
  }

  /// A table was put into the store, and whoever runs there is to look at it.
  record Appear() implements AdminCommand {
    @Override
    public List<Write> writes(TableRecord table, Store store) {
      return List.of();
    }

    @Override
    public String text() {
      return "appear";
    }
  }

  private static void checkSeat(TableRecord table, int seat) {
    if (seat < 0 || seat >= table.seats().size()) {
      throw new BadInput("this table has %d seats".formatted(table.seats().size()));
    }
  }

  private static void checkWhy(String why) {
    if (why.codePointCount(0, why.length()) > 200 || !PlainText.isShowable(why)) {
      throw new BadInput("--why takes up to 200 characters, all of which can be shown");
    }
  }

  static AdminCommand parse(String text) {
    int blank = text.indexOf(' ');
    String verb = blank < 0 ? text : text.substring(0, blank);
    String rest = blank < 0 ? "" : text.substring(blank + 1);
    return switch (verb) {
      case "stop" -> new Stop(rest);
      case "go-on" -> new GoOn();
      case "close" -> new Close(rest);
      case "unsay" -> new Unsay(Integer.parseInt(rest));
      case "hush" -> new Hush(seat(rest), true);
      case "hear" -> new Hush(seat(rest), false);
      case "forget" -> new Forget(seat(rest));
      case "delete" -> new Delete();
      case "pack" -> new Pack();
      case "reopen" -> new Reopen(rest);
      case "appear" -> new Appear();
      default -> throw new BadInput("'%s' is nothing that a server does".formatted(verb));
    };
  }

  /// More than any game has; the table itself is asked later.
  int MOST_SEATS = 26;

  private static int seat(String letter) {
    return Seats.seat(letter, MOST_SEATS);
  }
}
