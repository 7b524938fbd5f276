package games.magie.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// Reads PIT's `mutations.xml`.
final class Report {
  private Report() {}

  static List<Fault> read(Path file) throws IOException {
    NodeList nodes = parse(file).getElementsByTagName("mutation");
    var faults = new ArrayList<Fault>();
    for (int at = 0; at < nodes.getLength(); at++) {
      faults.add(fault((Element) nodes.item(at)));
    }
    return faults;
  }

  private static Document parse(Path file) throws IOException {
    try {
      return DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(file.toFile());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private static Fault fault(Element mutation) {
    String type = text(mutation, "mutatedClass");
    return new Fault(
        type.substring(type.lastIndexOf('.') + 1) + "." + text(mutation, "mutatedMethod"),
        Integer.parseInt(text(mutation, "lineNumber")),
        text(mutation, "description"),
        fate(mutation),
        text(mutation, "killingTest"));
  }

  /// Only a failing test and a run that hangs or takes all memory count as found.
  private static Fault.Fate fate(Element mutation) {
    return switch (mutation.getAttribute("status")) {
      case "KILLED" -> Fault.Fate.FOUND;
      case "TIMED_OUT", "MEMORY_ERROR" -> Fault.Fate.HUNG;
      case "NO_COVERAGE" -> Fault.Fate.NEVER_REACHED;
      default -> Fault.Fate.SURVIVED;
    };
  }

  private static String text(Element mutation, String tag) {
    return mutation.getElementsByTagName(tag).item(0).getTextContent();
  }
}
