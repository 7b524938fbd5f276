package games.magie.mutation;

final class DealRandomPlay extends RandomPlay {
  DealRandomPlay() {
    super("deal");
  }
}
