package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Listens at a seat and keeps every frame.
public final class Ear implements Listener {
  private static final long LONG = TimeUnit.SECONDS.toNanos(30);

  private final int seat;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition came = lock.newCondition();
  private final List<Frame> frames = new ArrayList<>();

  public Ear(int seat) {
    this.seat = seat;
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public void send(IntFunction<Frame> frame) {
    lock.lock();
    try {
      frames.add(frame.apply(frames.size()));
      came.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void dismiss() {
    send(n -> new Frame.Bye(n, 0));
  }

  /// Waits until it is sent away.
  public void awaitDismissed() {
    await(Frame.Bye.class::isInstance);
  }

  public List<Frame> frames() {
    lock.lock();
    try {
      return List.copyOf(frames);
    } finally {
      lock.unlock();
    }
  }

  /// Waits until one of the frames, old or new, is as wanted.
  public Frame await(Predicate<Frame> wanted) {
    lock.lock();
    try {
      long left = LONG;
      while (true) {
        for (Frame frame : frames) {
          if (wanted.test(frame)) {
            return frame;
          }
        }
        assertThat(left).as("seconds left for a frame; so far " + frames).isPositive();
        left = came.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      lock.unlock();
    }
  }

  /// Keeps the last question only, for long games.
  void forget() {
    lock.lock();
    try {
      for (int at = frames.size() - 2; at >= 0; at--) {
        if (frames.getLast() instanceof Frame.News) {
          frames.remove(at);
        }
      }
    } finally {
      lock.unlock();
    }
  }

  public Frame awaitState(String state) {
    return await(f -> f instanceof Frame.TableChanged t && t.table().state().equals(state));
  }

  /// The log as this seat got it, in one piece; fails where entries are missing or told twice.
  public List<String> log() {
    var texts = new ArrayList<String>();
    for (Frame frame : frames()) {
      Log log =
          switch (frame) {
            case Frame.Welcome w -> w.log();
            case Frame.News n -> n.log();
            default -> null;
          };
      if (log != null) {
        assertThat(log.from()).as("the next entry").isEqualTo(texts.size());
        log.events().forEach(entry -> texts.add(entry.text()));
      }
    }
    return texts;
  }

  /// The clocks as they were told last.
  public List<ClockInfo> clocks() {
    List<ClockInfo> clocks = List.of();
    for (Frame frame : frames()) {
      switch (frame) {
        case Frame.Welcome w -> clocks = w.clocks();
        case Frame.News n -> clocks = n.clocks();
        case Frame.TableChanged t -> clocks = t.clocks();
        default -> {}
      }
    }
    return clocks;
  }

  /// The last question.
  public @Nullable Asked asked() {
    Asked asked = null;
    for (Frame frame : frames()) {
      switch (frame) {
        case Frame.Welcome w -> asked = w.asked();
        case Frame.News n -> asked = n.asked();
        default -> {}
      }
    }
    return asked;
  }
}
