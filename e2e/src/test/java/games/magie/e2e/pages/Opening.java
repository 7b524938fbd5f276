package games.magie.e2e.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A short game, opened by a request as the page makes it.
public final class Opening {
  /// The games that are opened so, with options that keep them short or still.
  @SuppressWarnings("AvoidCommonTypeNames") // it is read as Opening.Short
  public enum Short {
    /// The first seat begins.
    EXPRESS("Express", "{\"target\":\"10000\",\"start\":\"first-seat\"}"),
    DEAL("Deal", "{\"sets-to-win\":\"2\"}"),
    GO("GO!", "{}"),
    /// Ends by worth after a few rounds, and nobody is waited for between turns.
    POCKET("Pocket", "{\"round-limit\":\"3\",\"window-seconds\":\"0\"}"),
    BRANDS("Brands", "{\"round-limit\":\"3\",\"window-seconds\":\"0\"}");

    private final String title;
    private final String options;

    Short(String title, String options) {
      this.title = title;
      this.options = options;
    }

    /// As the first page calls it.
    public String title() {
      return title;
    }

    /// What the page draws its table with.
    public String element() {
      return this == POCKET || this == BRANDS
          ? "classic-table"
          : name().toLowerCase(Locale.ROOT) + "-table";
    }

    /// Whether it is over soon without these options, too.
    public boolean isShort() {
      return this != POCKET && this != BRANDS;
    }
  }

  @SuppressWarnings("InlineFormatString") // long, and easier to read up here
  private static final String REQUEST =
      """
      {"game":"%s","options":%s,"clock":0,"onLeave":"out","seats":[%s]}\
      """;

  private Opening() {}

  /// Opens a table and returns its id.
  ///
  /// @param seats `me:NAME`, `open:` or `bot:NAME`
  public static String of(APIRequestContext browser, String url, Short game, String... seats) {
    String name = game.name().toLowerCase(Locale.ROOT);
    String list = Arrays.stream(seats).map(Opening::seat).collect(Collectors.joining(","));
    APIResponse answer =
        browser.post(
            url + "/api/tables",
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setData(REQUEST.formatted(name, game.options, list)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    Matcher id = Pattern.compile("\"table\":\"([^\"]+)\"").matcher(answer.text());
    assertThat(id.find()).as(answer.text()).isTrue();
    return id.group(1);
  }

  private static String seat(String seat) {
    String[] kind = seat.split(":", 2);
    return kind[0].equals("bot")
        ? "{\"kind\":\"bot\",\"bot\":\"%s\",\"name\":\"\"}".formatted(kind[1])
        : "{\"kind\":\"%s\",\"name\":\"%s\"}".formatted(kind[0], kind[1]);
  }
}
