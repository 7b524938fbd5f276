/// What turns the records of the protocol into JSON and back: written when this module is compiled,
/// into `target/generated-sources`, by the module `codegen`.
@Codec(
    write = {
      Frame.class,
      TableInfo.class,
      ChatMessage.class,
      Command.class,
      Failure.class,
      Requests.class,
      Replies.class
    },
    read = {Command.class, Requests.class, Replies.Opened.class})
@NullMarked
package games.magie.wire.codec;

import games.magie.wire.json.Codec;
import games.magie.wire.protocol.ChatMessage;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Failure;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import games.magie.wire.protocol.TableInfo;
import org.jspecify.annotations.NullMarked;
