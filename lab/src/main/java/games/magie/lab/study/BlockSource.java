package games.magie.lab.study;

/// Where blocks are played: on threads here, or on a cluster.
public interface BlockSource extends AutoCloseable {
  /// The next block, or several where no precision is judged after each; they come in their order,
  /// whoever played them.
  BlockResult next() throws InterruptedException;

  @Override
  void close();

  /// Opens a source of the blocks from `first` on.
  interface Opener {
    BlockSource open(Study study, long first);
  }
}
