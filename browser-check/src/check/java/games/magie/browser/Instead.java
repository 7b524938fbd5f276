package games.magie.browser;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Which classes stand for those of the kernel that use what only a JVM has.
public final class Instead implements SubstitutionPolicy {
  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses("games.magie.kernel.Deposit"::equals)
        .replacePackage("games.magie.kernel", "games.magie.browser");
  }
}
