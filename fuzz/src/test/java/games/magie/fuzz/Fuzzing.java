package games.magie.fuzz;

import java.nio.charset.StandardCharsets;

/// Where the fuzzer enters. It knows these two methods by their names.
public final class Fuzzing {
  private static Reader reader = Readers.of("options");

  private Fuzzing() {}

  public static void fuzzerInitialize(String[] args) {
    reader = Readers.of(args[0]);
  }

  public static void fuzzerTestOneInput(byte[] input) {
    reader.read(new String(input, StandardCharsets.UTF_8));
  }
}
