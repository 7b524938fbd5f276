package games.magie.server.site;

import games.magie.table.Host;
import games.magie.table.Tokens;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// Devices are known by a cookie, and only by one that a server of this store has issued: an id and
/// its keyed hash. Whoever takes their first seat gets a new one, so that nobody plays under an id
/// that somebody else has put into their browser.
public final class Devices {
  private static final String PLAIN = "magie";

  /// A browser takes this from this very host only, by TLS, for every path.
  private static final String WITH_TLS = "__Host-magie";

  private static final int A_YEAR = 365 * 24 * 60 * 60;
  private static final String ALGORITHM = "HmacSHA256";
  private static final String ID = "[A-Za-z0-9_-]{43}";

  private final Host host;
  private final Site site;
  private final SecretKeySpec key;

  public Devices(Host host, Site site) {
    this.host = host;
    this.site = site;
    this.key = new SecretKeySpec(host.deviceKey().getBytes(StandardCharsets.UTF_8), ALGORITHM);
  }

  /// The secret of the device that asks, empty if it has none.
  public String of(Context ctx) {
    String issued = issued(ctx);
    return issued.isEmpty() ? old(ctx) : issued;
  }

  private String issued(Context ctx) {
    String cookie = ctx.cookie(name());
    return cookie != null && isIssued(cookie) ? cookie : "";
  }

  /// A cookie from before ids were signed, or before there was TLS. It counts where it holds a
  /// seat, and once: then its seats belong to a new id.
  private String old(Context ctx) {
    String cookie = ctx.cookie(PLAIN);
    return cookie != null
            && (cookie.matches(ID) || isIssued(cookie))
            && !host.held(cookie).isEmpty()
        ? cookie
        : "";
  }

  /// The same, and an old cookie is replaced.
  public String renewed(Context ctx) {
    String device = of(ctx);
    return device.isEmpty() || device.equals(issued(ctx)) ? device : replace(ctx, device);
  }

  private String replace(Context ctx, String old) {
    String device = issue();
    host.renew(old, device);
    remember(ctx, device);
    return device;
  }

  /// The secret of a device that is about to take a seat; before its first one it gets a new one.
  public String seating(Context ctx) {
    String device = renewed(ctx);
    if (device.isEmpty() || host.held(device).isEmpty()) {
      device = issue();
      remember(ctx, device);
    }
    return device;
  }

  private void remember(Context ctx, String device) {
    ctx.cookie(new Cookie(name(), device, "/", A_YEAR, site.secure(), true, null, SameSite.STRICT));
  }

  private String name() {
    return site.secure() ? WITH_TLS : PLAIN;
  }

  private String issue() {
    String id = Tokens.secret();
    return id + "." + hash(id);
  }

  private boolean isIssued(@Nullable String cookie) {
    if (cookie == null || !cookie.matches(ID + "\\." + ID)) {
      return false;
    }
    int dot = cookie.indexOf('.');
    return MessageDigest.isEqual(
        cookie.substring(dot + 1).getBytes(StandardCharsets.US_ASCII),
        hash(cookie.substring(0, dot)).getBytes(StandardCharsets.US_ASCII));
  }

  private String hash(String id) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      byte[] hash = mac.doFinal(id.getBytes(StandardCharsets.US_ASCII));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }
}
