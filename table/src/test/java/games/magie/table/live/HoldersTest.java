package games.magie.table.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.House;
import games.magie.table.Listener;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.Tokens;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Signing out, where it meets somebody who is on the way in.
class HoldersTest {
  private static final String PHONE = "a phone";

  private final House house;
  private final Table table;

  HoldersTest(@TempDir Path folder) {
    this.house = new House(folder.resolve("store.db"));
    this.table = house.open("out", 0, "me", "me");
  }

  @AfterEach
  void close() {
    house.close();
  }

  /// A connection that some device has opened.
  private static final class Tab implements Listener {
    private final String holder;
    private final List<Frame> frames = new ArrayList<>();
    private boolean signedOut;

    Tab(String shown) {
      this.holder = Tokens.hash(shown);
    }

    @Override
    public int seat() {
      return 0;
    }

    @Override
    public String holder() {
      return holder;
    }

    @Override
    public void send(IntFunction<Frame> frame) {
      frames.add(frame.apply(frames.size()));
    }

    @Override
    public void signOut() {
      signedOut = true;
    }

    @Override
    public boolean isSignedOut() {
      return signedOut;
    }
  }

  private Tab attach(String shown) {
    var tab = new Tab(shown);
    table.attach(tab, 0);
    return tab;
  }

  private String link() {
    return house.host().seatLink(table, 0, House.DEVICE).secret();
  }

  private String signOutOthers() {
    return house.host().signOutOthers(table, 0, House.DEVICE).secret();
  }

  @Test
  void whoWasLetInJustBeforeIsNotAttached() {
    String link = link();
    house.host().claim(table, link, PHONE);
    assertThat(attach(PHONE).signedOut).isFalse();
    assertThat(attach(link).signedOut).isFalse();
    signOutOthers();
    for (String shown : List.of(PHONE, link)) {
      Tab late = attach(shown);
      assertThat(late.signedOut).isTrue();
      assertThat(late.frames).as("what it has seen").isEmpty();
    }
    assertThat(attach(House.DEVICE).signedOut).isFalse();
  }

  @Test
  void whatASignedOutDeviceHasAskedForIsRefused() {
    house.host().claim(table, link(), PHONE);
    Tab phone = attach(PHONE);
    signOutOthers();
    int rows = house.rows(table).size();
    int seen = phone.frames.size();
    assertThat(table.command(phone, new Command("stolen-00", 0, "", "pause")))
        .isEqualTo(Holders.SIGNED_OUT);
    assertThatThrownBy(() -> table.consider(phone, new Command("stolen-01", 1, "roll", "consider")))
        .isInstanceOf(Refused.class);
    House.ok(table.command(attach(House.DEVICE), new Command("my-own-00", 0, "", "pause")));
    assertThat(house.rows(table)).hasSize(rows);
    assertThat(phone.frames).as("what it is told").hasSize(seen);
  }

  @Test
  void aSignedOutDeviceMakesNoLink() {
    house.host().claim(table, link(), PHONE);
    signOutOthers();
    assertThatThrownBy(() -> house.host().seatLink(table, 0, PHONE)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> house.host().signOutOthers(table, 0, PHONE))
        .isInstanceOf(Refused.class);
  }

  @Test
  void theOtherSeatsOfADeviceStayItsOwn() {
    house.host().claim(table, house.host().seatLink(table, 1, House.DEVICE).secret(), PHONE);
    house.host().claim(table, link(), PHONE);
    signOutOthers();
    assertThat(house.host().holds(PHONE, table.id(), 0)).isFalse();
    assertThat(house.host().holds(PHONE, table.id(), 1)).isTrue();
    assertThat(house.store().holders(table.id(), 0)).containsExactly(Tokens.hash(House.DEVICE));
  }

  @Test
  void aDeviceThatComesAgainIsNoNewOne() {
    String link = link();
    Tab own = attach(House.DEVICE);
    house.host().claim(table, link, PHONE);
    house.host().claim(table, link, PHONE);
    assertThat(own.frames.stream().filter(Frame.Devices.class::isInstance))
        .extracting(frame -> ((Frame.Devices) frame).devices())
        .containsExactly(1, 2);
  }
}
