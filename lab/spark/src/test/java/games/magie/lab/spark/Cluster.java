package games.magie.lab.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/// A standalone cluster of a master and two workers with one core each, all of them processes of
/// this machine that are started from the class path of the test alone.
final class Cluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";
  private static final String CLASSES = System.getProperty("java.class.path");
  private static final int WORKERS = 2;

  private final Path folder;
  private final String master;
  private final List<Process> workers = new ArrayList<>();
  private final List<Process> processes = new ArrayList<>();

  Cluster(Path folder) throws IOException {
    this.folder = folder;
    // The worker wants a folder of jars to be there; what executors need is on their class path.
    Files.createDirectories(folder.resolve("jars"));
    int port = free();
    master = "spark://" + HOST + ":" + port;
    String[] rpc = {"--host", HOST, "--port", String.valueOf(port), "--webui-port", "0"};
    start("org.apache.spark.deploy.master.Master", rpc);
    for (int worker = 0; worker < WORKERS; worker++) {
      String work = folder.resolve("work" + worker).toString();
      workers.add(
          start(
              "org.apache.spark.deploy.worker.Worker",
              "--host", HOST, "--webui-port", "0", "-c", "1", "-m", "1g", "-d", work, master));
    }
  }

  private static int free() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private Process start(String main, String... args) throws IOException {
    var command = new ArrayList<>(List.of(java(), "-Xmx256m", "-cp", CLASSES, main));
    command.addAll(Arrays.asList(args));
    File log = folder.resolve("log" + processes.size()).toFile();
    var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log);
    builder.environment().put("SPARK_HOME", folder.toString());
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  SparkSession session() {
    return SparkSession.builder()
        .master(master)
        .appName("test")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", HOST)
        .config("spark.driver.bindAddress", HOST)
        .config("spark.executor.memory", "512m")
        .config("spark.executor.cores", "1")
        .config("spark.executor.extraClassPath", CLASSES)
        .getOrCreate();
  }

  /// The executors that run now.
  List<ProcessHandle> executors() {
    return workers.stream()
        .flatMap(worker -> worker.descendants())
        .filter(ProcessHandle::isAlive)
        .toList();
  }

  @Override
  public void close() {
    List<ProcessHandle> all =
        processes.stream()
            .flatMap(process -> Stream.concat(process.descendants(), Stream.of(process.toHandle())))
            .toList();
    all.forEach(ProcessHandle::destroyForcibly);
  }
}
