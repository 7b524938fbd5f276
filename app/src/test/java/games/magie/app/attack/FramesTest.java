package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

class FramesTest {
  @Test
  void aFrameIsMaskedByZeros() {
    assertThat(Frames.frame(Frames.LAST | Frames.TEXT, "{}".getBytes(UTF_8)))
        .containsExactly(0x81, 0x82, 0, 0, 0, 0, '{', '}');
    assertThat(Frames.frame(Frames.TEXT, new byte[300])).startsWith(1, 0xfe, 1, 44).hasSize(308);
    assertThat(Frames.frame(Frames.TEXT, new byte[70_000])).startsWith(1, 0xff).hasSize(70_014);
  }

  @Test
  void fragmentsAreOneMessage() {
    assertThat(Frames.fragments("ab".getBytes(UTF_8)))
        .containsExactly(1, 0x81, 0, 0, 0, 0, 'a', 0x80, 0x81, 0, 0, 0, 0, 'b');
  }

  @Test
  void aBombIsSmallUntilItIsInflated() throws DataFormatException {
    byte[] frame = Frames.deflated(new byte[1 << 20]);
    assertThat(frame).hasSizeLessThan(2_000).startsWith(0xc1);
    assertThat(inflated(Arrays.copyOfRange(frame, 8, frame.length))).isEqualTo(1 << 20);
  }

  @Test
  void fromEmptyBlocksNothingComes() throws DataFormatException {
    byte[] frame = Frames.emptyBlocks(10);
    assertThat(inflated(Arrays.copyOfRange(frame, 6, frame.length))).isZero();
  }

  private static int inflated(byte[] bytes) throws DataFormatException {
    try (var inflater = new Inflater(true)) {
      inflater.setInput(bytes);
      return inflater.inflate(new byte[2 << 20]);
    }
  }
}
