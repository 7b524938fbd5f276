/// Needs nothing but the game: the kernel comes with it.
module outside {
  requires games.magie.deal;
}
