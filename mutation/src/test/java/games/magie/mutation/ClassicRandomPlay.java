package games.magie.mutation;

final class ClassicRandomPlay extends RandomPlay {
  ClassicRandomPlay() {
    super("classic");
  }
}
