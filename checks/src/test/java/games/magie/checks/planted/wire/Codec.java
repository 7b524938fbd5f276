package games.magie.checks.planted.wire;

public interface Codec {}
