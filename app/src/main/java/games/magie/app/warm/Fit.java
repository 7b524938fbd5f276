package games.magie.app.warm;

/// Whether what is kept fits the program that would use it.
enum Fit {
  FITS("fits"),
  MISSING("there is none yet"),
  OTHER_JAR("made for another jar"),
  OTHER_JAVA("made by another Java"),
  DAMAGED("a file isn't as it was made");

  final String why;

  Fit(String why) {
    this.why = why;
  }
}
