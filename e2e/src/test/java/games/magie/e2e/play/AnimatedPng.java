package games.magie.e2e.play;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;

/// Pictures in a row as one animated PNG: of every picture after the first only what differs from
/// the one before lies over it, the rest is transparent. Where nothing moves, the first is shown.
/// Colours have 32 steps, by which the file becomes a third as large.
public final class AnimatedPng {
  private static final int HEADER = 8;
  private static final int HUNDREDTHS = 100;
  private static final int OPAQUE = 0xff000000;
  private static final int STEPS = 0xf8f8f8;
  private static final byte OVER = 1;

  private record Frame(Rectangle where, List<byte[]> data, int hundredths) {}

  private final List<Frame> frames = new ArrayList<>();
  private byte[] size = {};
  private BufferedImage last = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);

  /// Leaves out a picture that is like the one before.
  ///
  /// @param hundredths of a second for which it is shown
  public void add(BufferedImage shown, int hundredths) {
    BufferedImage picture = coarse(shown);
    var whole = new Rectangle(picture.getWidth(), picture.getHeight());
    Rectangle where = frames.isEmpty() ? whole : difference(last, picture);
    if (!where.isEmpty()) {
      frames.add(new Frame(where, data(over(picture, where), where), hundredths));
      last = picture;
    }
  }

  public byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    bytes.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
    chunk(bytes, "IHDR", size);
    chunk(bytes, "acTL", ByteBuffer.allocate(8).putInt(frames.size()).putInt(0).array());
    int sequence = 0;
    boolean first = true;
    for (Frame frame : frames) {
      Rectangle at = frame.where;
      var control = ByteBuffer.allocate(26).putInt(sequence++).putInt(at.width).putInt(at.height);
      control.putInt(at.x).putInt(at.y).putShort((short) frame.hundredths);
      control.putShort((short) HUNDREDTHS).put((byte) 0).put(OVER);
      chunk(bytes, "fcTL", control.array());
      for (byte[] data : frame.data) {
        if (first) {
          chunk(bytes, "IDAT", data);
        } else {
          var numbered = ByteBuffer.allocate(4 + data.length).putInt(sequence++).put(data);
          chunk(bytes, "fdAT", numbered.array());
        }
      }
      first = false;
    }
    chunk(bytes, "IEND", new byte[0]);
    return bytes.toByteArray();
  }

  private static BufferedImage coarse(BufferedImage picture) {
    var coarse =
        new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int colour = picture.getRGB(x, y) & STEPS;
        coarse.setRGB(x, y, OPAQUE | colour | ((colour >>> 5) & 0x070707));
      }
    }
    return coarse;
  }

  /// What lies over the last picture: transparent where nothing has changed.
  private BufferedImage over(BufferedImage picture, Rectangle where) {
    if (frames.isEmpty()) {
      return picture;
    }
    var over =
        new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_ARGB);
    for (int y = where.y; y < where.y + where.height; y++) {
      for (int x = where.x; x < where.x + where.width; x++) {
        int colour = picture.getRGB(x, y);
        over.setRGB(x, y, colour == last.getRGB(x, y) ? 0 : colour);
      }
    }
    return over;
  }

  private static void chunk(ByteArrayOutputStream bytes, String type, byte[] data) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    var checksum = new CRC32();
    checksum.update(name);
    checksum.update(data);
    try (var out = new DataOutputStream(bytes)) {
      out.writeInt(data.length);
      out.write(name);
      out.write(data);
      out.writeInt((int) checksum.getValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Rectangle difference(BufferedImage one, BufferedImage other) {
    var changed = new Rectangle(-1, -1);
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        if (one.getRGB(x, y) != other.getRGB(x, y)) {
          changed.add(new Rectangle(x, y, 1, 1));
        }
      }
    }
    return changed;
  }

  /// The compressed lines of a part of a picture, as the JDK's own writer makes them; the size of
  /// the first is that of the whole.
  private List<byte[]> data(BufferedImage picture, Rectangle where) {
    var data = new ArrayList<byte[]>();
    var file =
        new ByteArrayInputStream(
            png(picture.getSubimage(where.x, where.y, where.width, where.height)));
    try (var in = new DataInputStream(file)) {
      in.skipNBytes(HEADER);
      for (String type = ""; !type.equals("IEND"); in.skipNBytes(4)) {
        int length = in.readInt();
        type = new String(in.readNBytes(4), StandardCharsets.US_ASCII);
        byte[] content = in.readNBytes(length);
        if (type.equals("IHDR") && size.length == 0) {
          size = content;
        } else if (type.equals("IDAT")) {
          data.add(content);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return data;
  }

  private static byte[] png(BufferedImage picture) {
    var bytes = new ByteArrayOutputStream();
    ImageWriter writer =
        ImageIO.getImageWriters(ImageTypeSpecifier.createFromRenderedImage(picture), "png").next();
    ImageWriteParam how = writer.getDefaultWriteParam();
    how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    how.setCompressionQuality(0); // the smallest
    try (var out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(picture, null, null), how);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
