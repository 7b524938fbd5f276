package games.magie.testdb;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/// On tests that start other processes and wait for them. How long that takes depends on the
/// machine, so that these tests, and those with a browser, may fail once: [Flakes] tells of it.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Tag("processes")
public @interface StartsProcesses {}
