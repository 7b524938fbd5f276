package games.magie.bots;

import java.util.List;

/// Players beside the built-in ones, found by [java.util.ServiceLoader]: those that are kept for
/// measuring are on the class path of a measurement and nowhere else.
public interface MoreBots {
  List<Known> bots();
}
