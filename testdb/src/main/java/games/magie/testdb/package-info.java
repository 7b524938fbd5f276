/// What tests need beside Java: a PostgreSQL that needs no installation, a cable to it that can be
/// cut, and what to do where a browser, strace or Python is missing.
@NullMarked
package games.magie.testdb;

import org.jspecify.annotations.NullMarked;
