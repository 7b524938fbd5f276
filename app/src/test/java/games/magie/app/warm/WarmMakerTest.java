package games.magie.app.warm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.app.warm.WarmMaker.Made;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is kept for a warm start is made once, again when it doesn't fit, and counts only when
/// whole.
class WarmMakerTest {
  @TempDir private Path folder = Path.of("");
  private final List<Kind> trained = new ArrayList<>();
  private WarmFiles files = WarmFiles.of(folder, folder);

  @BeforeEach
  void aJar() throws IOException {
    Path jar = Files.writeString(folder.resolve("program.jar"), "a program");
    files = new WarmFiles(folder.resolve("warm"), jar, "25.0.3 /jdk");
  }

  private Made make() throws Exception {
    return new WarmMaker(files, this::train).make();
  }

  private boolean train(Kind kind, Path file) throws IOException {
    trained.add(kind);
    Files.writeString(file, "learned for " + kind);
    return true;
  }

  @Test
  void isMadeOnce() throws Exception {
    assertThat(files.fit()).isEqualTo(Fit.MISSING);
    assertThat(make()).isEqualTo(Made.MADE);
    assertThat(files.fit()).isEqualTo(Fit.FITS);
    assertThat(make()).isEqualTo(Made.FITTED_ALREADY);
    assertThat(trained).containsExactly(Kind.SERVE, Kind.COMMANDS);
  }

  @Test
  void isMadeAgainForAnotherJar() throws Exception {
    make();
    Files.setLastModifiedTime(files.jar(), FileTime.fromMillis(1_000));
    assertThat(files.fit()).isEqualTo(Fit.OTHER_JAR);
    assertThat(make()).isEqualTo(Made.MADE);
    assertThat(files.fit()).isEqualTo(Fit.FITS);
  }

  @Test
  void isMadeAgainForAnotherJava() throws Exception {
    make();
    files = new WarmFiles(files.folder(), files.jar(), "25.0.4 /jdk");
    assertThat(files.fit()).isEqualTo(Fit.OTHER_JAVA);
    assertThat(make()).isEqualTo(Made.MADE);
  }

  @ParameterizedTest
  @EnumSource
  void aDamagedFileIsSeen(Kind kind) throws Exception {
    make();
    Files.writeString(files.path(kind), "learned for somebody");
    assertThat(files.fit()).isEqualTo(Fit.DAMAGED);
    Files.delete(files.path(kind));
    assertThat(files.fit()).isEqualTo(Fit.MISSING);
    assertThat(make()).isEqualTo(Made.MADE);
    assertThat(files.fit()).isEqualTo(Fit.FITS);
  }

  @Test
  void aBrokenStampIsSeen() throws Exception {
    make();
    Files.writeString(files.folder().resolve("stamp"), "\0");
    assertThat(files.fit()).isEqualTo(Fit.DAMAGED);
  }

  @Test
  void whatFailsLeavesNothingThatCounts() throws Exception {
    Made made =
        new WarmMaker(files, (kind, file) -> kind == Kind.SERVE && train(kind, file)).make();
    assertThat(made).isEqualTo(Made.FAILED);
    assertThat(files.fit()).isEqualTo(Fit.MISSING);
    assertThat(files.unfinished(Kind.SERVE)).doesNotExist();
  }

  @Test
  void aJarBuiltMeanwhileDoesNotFit() throws Exception {
    var maker =
        new WarmMaker(
            files,
            (kind, file) -> {
              Files.setLastModifiedTime(files.jar(), FileTime.fromMillis(1_000));
              return train(kind, file);
            });
    assertThat(maker.make()).isEqualTo(Made.MADE);
    assertThat(files.fit()).isEqualTo(Fit.OTHER_JAR);
  }

  @Test
  void twoStartsDoNotMakeItTwice() throws Exception {
    Files.createDirectories(files.folder());
    try (var lock =
            FileChannel.open(
                files.folder().resolve("lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        var held = lock.lock()) {
      assertThat(held.isValid()).isTrue();
      assertThat(make()).isEqualTo(Made.BY_ANOTHER);
    }
    assertThat(trained).isEmpty();
    assertThat(make()).isEqualTo(Made.MADE);
  }

  @Test
  void aFolderThatCannotBeIsNoSilentFailure() throws IOException {
    Files.writeString(files.folder(), "a file in the folder's place");
    assertThatThrownBy(this::make).isInstanceOf(IOException.class);
  }
}
