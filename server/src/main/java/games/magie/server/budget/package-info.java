/// How much anybody may ask for: token buckets per connection, seat and address.
@NullMarked
package games.magie.server.budget;

import org.jspecify.annotations.NullMarked;
