package games.magie.e2e.pages;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;

/// What of a page is still in the browser's memory, whether it can be seen or not.
public final class Remains {
  private static final String COUNT = "function () { return this.length; }";

  private final Page page;
  private final CDPSession chromium;

  public Remains(Page page) {
    this.page = page;
    this.chromium = page.context().newCDPSession(page);
  }

  /// How many elements of a name are alive after everything was collected that nobody holds.
  public int of(String element) {
    page.evaluate("() => new Promise(requestAnimationFrame)"); // what still waits for a frame
    chromium.send("HeapProfiler.collectGarbage"); // what a query collects is less
    String prototype =
        chromium
            .send(
                "Runtime.evaluate",
                text("expression", "customElements.get('" + element + "').prototype"))
            .getAsJsonObject("result")
            .get("objectId")
            .getAsString();
    String all =
        chromium
            .send("Runtime.queryObjects", text("prototypeObjectId", prototype))
            .getAsJsonObject("objects")
            .get("objectId")
            .getAsString();
    JsonObject count = text("objectId", all);
    count.addProperty("functionDeclaration", COUNT);
    count.addProperty("returnByValue", true);
    JsonObject counted = chromium.send("Runtime.callFunctionOn", count);
    chromium.send("Runtime.releaseObject", text("objectId", all)); // or the count itself holds them
    return counted.getAsJsonObject("result").get("value").getAsInt();
  }

  private static JsonObject text(String name, String value) {
    var object = new JsonObject();
    object.addProperty(name, value);
    return object;
  }
}
