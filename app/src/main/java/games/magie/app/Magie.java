package games.magie.app;

/// The command line of Magie.
public final class Magie {

  private Magie() {}

  public static void main(String[] args) {
    System.out.println("magie");
  }
}
