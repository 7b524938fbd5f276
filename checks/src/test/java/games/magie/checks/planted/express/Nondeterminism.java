package games.magie.checks.planted.express;

import java.lang.reflect.Method;
import java.time.Clock;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleSupplier;
import java.util.logging.Logger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One method for each thing that rules must not do.
public interface Nondeterminism {

  Random random();

  SplittableRandom splittableRandom();

  RandomGenerator randomGenerator();

  ThreadLocalRandom threadLocalRandom();

  default double mathRandom() {
    return Math.random();
  }

  default DoubleSupplier mathRandomByReference() {
    return Math::random;
  }

  default void shuffle(List<String> list) {
    Collections.shuffle(list);
  }

  Clock clock();

  default Instant instantNow() {
    return Instant.now();
  }

  default long currentTimeMillis() {
    return System.currentTimeMillis();
  }

  default long nanoTime() {
    return System.nanoTime();
  }

  UUID uuid();

  default void out() {
    System.out.println();
  }

  default void err() {
    System.err.println();
  }

  default void io() {
    IO.println();
  }

  Method reflection();

  Thread thread();

  ThreadLocal<String> threadLocal();

  ExecutorService executor();

  AtomicInteger atomic();

  default Stream<String> parallelStream(List<String> list) {
    return list.parallelStream();
  }

  default IntStream parallel(IntStream stream) {
    return stream.parallel();
  }

  default Map<String, String> hashMap() {
    return new HashMap<>();
  }

  default Set<String> hashSet() {
    return new HashSet<>();
  }

  default Map<String, String> identityHashMap() {
    return new IdentityHashMap<>();
  }

  default Map<String, String> weakHashMap() {
    return new WeakHashMap<>();
  }

  Hashtable<String, String> hashtable();

  default int identityHashCode() {
    return System.identityHashCode(this);
  }

  Logger logging();

  System.Logger systemLogger();
}
