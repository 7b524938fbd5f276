package games.magie.wire.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// On a package: the module `codegen` writes into it, when this module is compiled, what turns
/// records into JSON and back. Every type of `write` and whatever its components lead to gets a
/// writer: an event those of all games, and a plain [Record] the pictures of all games. A class
/// that isn't a record stands for the records inside it.
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.SOURCE)
public @interface Codec {
  Class<?>[] write();

  /// What gets a strict reader too.
  Class<?>[] read();
}
