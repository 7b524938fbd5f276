package games.magie.app.warm;

import java.util.List;

/// What is kept, one file for each way of starting; `magie`, `magie.cmd` and `tools/image` start
/// with the same flags. A server has a class-data archive, since the Z collector can't use the heap
/// objects of the JDK's AOT cache; every other command has that cache.
enum Kind {
  SERVE("serve.jsa", "-XX:ArchiveClassesAtExit=", "-XX:SharedArchiveFile=", "-XX:+UseZGC"),
  COMMANDS(
      "commands.aot",
      "-XX:AOTCacheOutput=",
      "-XX:AOTCache=",
      "-XX:+UseParallelGC -XX:-UseCompressedOops");

  final String file;
  private final String make;
  private final String use;
  private final String memory;

  Kind(String file, String make, String use, String memory) {
    this.file = file;
    this.make = make;
    this.use = use;
    this.memory = memory;
  }

  List<String> memory() {
    return List.of(memory.split(" ", -1));
  }

  String make(Object path) {
    return make + path;
  }

  String use(Object path) {
    return use + path;
  }
}
