package games.magie.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/// Processor time and allocation of the current thread. Processor time, because a busy machine
/// takes the clock's time away and not the program's.
final class Meter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final long cpu = THREADS.getCurrentThreadCpuTime();
  private final long wall = System.nanoTime();
  private final long bytes = THREADS.getCurrentThreadAllocatedBytes();

  double cpuSeconds() {
    return (THREADS.getCurrentThreadCpuTime() - cpu) / 1e9;
  }

  double wallSeconds() {
    return (System.nanoTime() - wall) / 1e9;
  }

  long bytes() {
    return THREADS.getCurrentThreadAllocatedBytes() - bytes;
  }
}
