/// What the person who hosts a server asks for, and what is done now and then in their place: admin
/// commands with and without a running server, forgetting, retention, files that become tables.
@NullMarked
package games.magie.table.host;

import org.jspecify.annotations.NullMarked;
