package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import java.util.List;

/// What moves on a page, however briefly.
public final class Motions {
  /// Every property that something on the page was moved by.
  private static final String WATCH =
      """
      window.magieMotions = new Set();
      const keep = (motion) => motion.effect.getKeyframes().forEach((frame) =>
        Object.keys(frame)
          .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
          .forEach((key) => window.magieMotions.add(key)));
      const see = ({target}) => target.getAnimations().forEach(keep);
      addEventListener('animationstart', see, true);
      addEventListener('transitionrun', see, true);
      const {animate} = Element.prototype;
      Element.prototype.animate = function (...all) {
        const motion = animate.apply(this, all);
        keep(motion);
        return motion;
      };\
      """;

  private Motions() {}

  /// To be called before the page is opened.
  public static void watch(Page page) {
    page.addInitScript(WATCH);
  }

  /// Every property by which something has moved so far.
  public static List<String> seen(Page page) {
    return ((List<?>) page.evaluate("() => [...window.magieMotions].sort()"))
        .stream().map(String::valueOf).toList();
  }
}
