package games.magie.wire.json;

/// A text that [JsonIn] does not accept.
public final class BadJson extends RuntimeException {
  /// What is wrong with it.
  public enum Fault {
    /// It isn't JSON, or more of it than is read.
    SYNTAX,
    /// It is JSON of another form.
    FORM,
    /// A field has the wrong type.
    TYPE,
    /// There is no such field.
    UNKNOWN
  }

  private final Fault fault;
  private final String field;

  BadJson(Fault fault, String field) {
    super(fault + " " + field, null, false, false);
    this.fault = fault;
    this.field = field;
  }

  public Fault fault() {
    return fault;
  }

  /// The name of the field, empty where the fault is not that of one.
  public String field() {
    return field;
  }
}
