package games.magie.codegen;

import javax.lang.model.element.Element;

/// A type that has no place in JSON.
final class Unwritable extends RuntimeException {
  private final transient Element where;

  Unwritable(Element where, String message) {
    super(message);
    this.where = where;
  }

  Element where() {
    return where;
  }
}
