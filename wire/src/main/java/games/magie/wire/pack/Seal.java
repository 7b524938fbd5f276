package games.magie.wire.pack;

import java.util.SortedMap;
import java.util.TreeMap;

/// How the journal lies in the file.
public sealed interface Seal {
  /// As one word, for people and for the protocol.
  String text();

  /// Readable for everybody.
  record Open() implements Seal {
    @Override
    public String text() {
      return "open";
    }
  }

  /// Encrypted with a key of which every person at the table has a share.
  ///
  /// @param checks by seat the hash of the code that brings its share
  record Shares(SortedMap<Integer, String> checks, String nonce) implements Seal {
    public Shares {
      checks = new TreeMap<>(checks);
    }

    @Override
    public String text() {
      return "shares";
    }
  }

  /// Encrypted with a phrase.
  record Phrase(String salt, String nonce) implements Seal {
    @Override
    public String text() {
      return "phrase";
    }
  }
}
