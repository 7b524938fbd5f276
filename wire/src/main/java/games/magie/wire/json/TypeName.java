package games.magie.wire.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What stands as `type` before the components of a record that is one of several. An event needs
/// none: its own name stands there.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface TypeName {
  String value();
}
