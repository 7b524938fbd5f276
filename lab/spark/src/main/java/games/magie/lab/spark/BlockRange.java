package games.magie.lab.spark;

import java.io.Serializable;

/// Blocks that follow each other.
record BlockRange(long first, long blocks) implements Serializable {}
