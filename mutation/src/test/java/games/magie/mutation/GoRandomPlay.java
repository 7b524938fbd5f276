package games.magie.mutation;

final class GoRandomPlay extends RandomPlay {
  GoRandomPlay() {
    super("go");
  }
}
