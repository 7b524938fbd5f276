package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A table, opened by a request as the page makes it.
///
/// @param table its id
/// @param link the first seat's own link
record Opening(String table, String link) {
  /// A short game of express, which the first seat begins.
  static final String EXPRESS = "\"express\",\"options\":{\"target\":\"10000\",\"start\":\"first-seat\"}";

  static final String GO = "\"go\",\"options\":{}";

  private static final String REQUEST =
      """
      {"game":%s,"clock":0,"onLeave":"out","seats":[%s]}""";

  /// @param game its name and options, as JSON
  /// @param seats `me:NAME`, `open:` or `bot:NAME`
  static Opening of(APIRequestContext browser, String url, String game, String... seats) {
    String list = Arrays.stream(seats).map(Opening::seat).collect(Collectors.joining(","));
    APIResponse answer =
        browser.post(
            url + "/api/tables",
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setData(REQUEST.formatted(game, list)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return new Opening(field(answer.text(), "table"), "/t/" + secretLink(answer.text()));
  }

  private static String seat(String seat) {
    String[] kind = seat.split(":", 2);
    return kind[0].equals("bot")
        ? "{\"kind\":\"bot\",\"bot\":\"%s\",\"name\":\"\"}".formatted(kind[1])
        : "{\"kind\":\"%s\",\"name\":\"%s\"}".formatted(kind[0], kind[1]);
  }

  private static String secretLink(String json) {
    return field(json, "table") + "#" + field(json, "secret");
  }

  private static String field(String json, String name) {
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
    assertThat(found.find()).as(name + " in " + json).isTrue();
    return found.group(1);
  }
}
