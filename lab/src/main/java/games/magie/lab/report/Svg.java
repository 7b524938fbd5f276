package games.magie.lab.report;

import java.util.Locale;

/// A picture in the making. Colours are classes of the page's style, so that it follows the light
/// and the dark scheme.
final class Svg {
  private final StringBuilder out = new StringBuilder();

  /// @param title what the picture shows, for those who can't see it
  Svg(int width, int height, String title) {
    out.append("<svg viewBox=\"0 0 %d %d\" role=\"img\"".formatted(width, height));
    out.append(" style=\"max-width:%dpx\"".formatted(width));
    out.append("><title>").append(escaped(title)).append("</title>\n");
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /// A number of pixels: one digit after the point is finer than any screen.
  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  void line(String style, double x1, double y1, double x2, double y2) {
    out.append(
        "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
            .formatted(style, number(x1), number(y1), number(x2), number(y2)));
  }

  void box(String style, double x, double y, double width, double height) {
    box(style, 1, x, y, width, height);
  }

  /// @param opacity of the fill, from 0 to 1
  void box(String style, double opacity, double x, double y, double width, double height) {
    String fill = opacity == 1 ? "" : " fill-opacity=\"" + rounded(opacity) + "\"";
    out.append(
        "<rect class=\"%s\"%s x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
            .formatted(style, fill, number(x), number(y), number(width), number(height)));
  }

  private static String rounded(double opacity) {
    return String.format(Locale.ROOT, "%.3f", opacity);
  }

  void dot(String style, double x, double y, double radius) {
    out.append(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n"
            .formatted(style, number(x), number(y), number(radius)));
  }

  /// @param anchor `start`, `middle` or `end`
  void text(String style, String anchor, double x, double y, String text) {
    out.append(
        "<text class=\"%s\" text-anchor=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(style, anchor, number(x), number(y), escaped(text)));
  }

  /// A line through points, or an area if the style fills it.
  void path(String style, double[] x, double[] y) {
    var points = new StringBuilder();
    for (int at = 0; at < x.length; at++) {
      points.append(at == 0 ? "M" : "L").append(number(x[at])).append(' ').append(number(y[at]));
    }
    out.append("<path class=\"%s\" d=\"%s\"/>\n".formatted(style, points));
  }

  String end() {
    return out + "</svg>\n";
  }
}
