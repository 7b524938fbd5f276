package games.magie.kernel.text;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A text in a record for the outside that is one of a few words: the values of an enum, and what
/// else stands in its place, such as `-` for none.
///
///     record Stack(@WordOf(value = Colour.class, or = "-") String colour, int height) {}
///
/// The schema of the protocol and the types of the page are read off it.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface WordOf {
  /// Whose values' words it can be.
  Class<? extends Enum<?>>[] value() default {};

  /// Other words that it can be.
  String[] or() default {};
}
