package games.magie.wire.protocol;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;

/// A record that is JSON already, so that several frames can hold it and it is written once.
public record Written(@JsonValue @JsonRawValue String json) {
  public static Written of(Record record) {
    return new Written(Json.write(record));
  }
}
