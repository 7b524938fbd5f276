package games.magie.wire;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/// A theme file: lines `key = text` as in `messages/*.properties`, in UTF-8.
final class ThemeFile {
  private static final long MOST_BYTES = 1 << 20;

  private ThemeFile() {}

  static Map<String, String> read(Path file) {
    var properties = new Properties();
    try {
      if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
        throw new BadInput(file + ": too large for a theme");
      }
      properties.load(new StringReader(Files.readString(file)));
    } catch (NoSuchFileException e) {
      throw new BadInput(file + ": there is no such file");
    } catch (CharacterCodingException e) {
      throw new BadInput(file + ": a theme is text in UTF-8");
    } catch (IllegalArgumentException e) {
      throw new BadInput(file + ": " + e.getMessage());
    } catch (IOException e) {
      throw new BadInput(file + ": cannot be read");
    }
    var texts = new TreeMap<String, String>();
    for (String key : properties.stringPropertyNames()) {
      String text = PlainText.tidy(properties.getProperty(key));
      if (text.isEmpty()) {
        throw new BadInput(file + ": " + PlainText.shown(key) + " has no text");
      }
      if (!PlainText.isText(text)) {
        throw new BadInput(
            file + ": " + PlainText.shown(key) + " has a character that cannot be shown");
      }
      texts.put(key, text);
    }
    return texts;
  }
}
