package games.magie.wire.json;

/// A record that is JSON already, so that several frames can hold it and it is written once.
@SuppressWarnings("ArrayRecordComponent") // nobody compares or changes it
public record Written(byte[] json) {}
