/// The messages of `docs/protocol.md` as records, and their JSON. The schema and the types of the
/// browser app are written from these records by `SchemaWriter` and `TypeScriptWriter`.
@NullMarked
package games.magie.wire.protocol;

import org.jspecify.annotations.NullMarked;
