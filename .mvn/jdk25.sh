# Sourced by mvnw and magie: points JAVA_HOME at a JDK 25 or newer, or says what to install and exits.
# The default java may stay an older one; JAVA_HOME wins when it is new enough.

jdk_major() { # prints the feature version of the JDK in folder $1, nothing when there is none
  [ -n "$1" ] && [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 0
  if [ -f "$1/release" ]; then
    sed -n 's/^JAVA_VERSION="\([0-9][0-9]*\).*/\1/p' "$1/release"
  else
    "$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([0-9][0-9]*\).*/\1/p'
  fi
}

jdk_new_enough() {
  jdk_found=$(jdk_major "$1")
  [ -n "$jdk_found" ] && [ "$jdk_found" -ge 25 ]
}

if ! jdk_new_enough "${JAVA_HOME:-}"; then
  JAVA_HOME=
  # A javac on the PATH is usually a link into its JDK.
  jdk_on_path=$(command -v javac 2>/dev/null) && jdk_on_path=$(readlink -f "$jdk_on_path" 2>/dev/null) || jdk_on_path=
  for jdk_dir in "${JAVA25_HOME:-}" "${JAVA_HOME_25_X64:-}" "${JAVA_HOME_25_ARM64:-}" "${jdk_on_path%/bin/javac}" \
    /usr/lib/jvm/* /usr/java/* /opt/*jdk* /opt/java/* /opt/homebrew/opt/openjdk* /usr/local/opt/openjdk* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if jdk_new_enough "$jdk_dir"; then
      JAVA_HOME=$jdk_dir
      break
    fi
  done
  if [ -z "$JAVA_HOME" ]; then
    echo "Magie needs a JDK 25 or newer: install one, e.g. Temurin 25, or set JAVA_HOME to it" >&2
    exit 2
  fi
fi
export JAVA_HOME
