package games.magie.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AnchorsTest {
  @Test
  void areTheOnesOfGitHub() {
    var anchors = new Anchors();
    assertThat(anchors.of("How long tables are kept")).isEqualTo("how-long-tables-are-kept");
    assertThat(anchors.of("I think: \"wrong\", it's (so)")).isEqualTo("i-think-wrong-its-so");
    assertThat(anchors.of("Twice")).isEqualTo("twice");
    assertThat(anchors.of("Twice")).isEqualTo("twice-1");
  }
}
