package games.magie.mutation;

final class ExpressRandomPlay extends RandomPlay {
  ExpressRandomPlay() {
    super("express");
  }
}
