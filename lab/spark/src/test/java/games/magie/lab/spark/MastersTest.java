package games.magie.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MastersTest {
  @ParameterizedTest
  @ValueSource(strings = {"local", "local[2]", "local[*]", "yarn", "k8s://https://there:443"})
  void otherMastersAreForSparkToJudge(String master) {
    assertThat(Masters.check(master)).isEqualTo(master);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "locally", "spark://", "spark://there", "spark://there:99999", "7077"})
  void whatIsNotAMasterIsRefused(String master) {
    assertThatThrownBy(() -> Masters.check(master)).isInstanceOf(BadInput.class);
  }

  @Test
  void aStandaloneMasterMustAnswer() throws IOException {
    String master;
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      master = "spark://127.0.0.1:" + server.getLocalPort();
      assertThat(Masters.check(master)).isEqualTo(master);
    }
    assertThatThrownBy(() -> Masters.check(master))
        .isInstanceOf(BadInput.class)
        .hasMessage("no Spark master answers at " + master);
  }
}
