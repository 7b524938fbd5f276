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

jdk_packaged() { # whether the query $1 $2… can be asked here and finds something
  command -v "$1" >/dev/null 2>&1 && "$@" >/dev/null 2>&1
}

jdk_source() { # prints how to get a JDK 25 on this system
  if jdk_packaged apt-cache show openjdk-25-jdk-headless; then
    echo "run 'apt install openjdk-25-jdk-headless' as root"
  elif jdk_packaged dnf -q -C info java-25-openjdk-devel; then
    echo "run 'dnf install java-25-openjdk-devel' as root"
  elif jdk_packaged pacman -Si jdk25-openjdk; then
    echo "run 'pacman -S jdk25-openjdk' as root"
  elif jdk_packaged zypper -n info java-25-openjdk-devel; then
    echo "run 'zypper install java-25-openjdk-devel' as root"
  elif jdk_packaged apk search -e openjdk25; then
    echo "run 'apk add openjdk25' as root"
  elif jdk_packaged brew --version; then
    echo "run 'brew install openjdk@25'"
  else
    echo "unpack one from https://adoptium.net/temurin/releases/?version=25 and set JAVA_HOME to its folder"
  fi
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
    echo "Magie needs a JDK 25 or newer: $(jdk_source)" >&2
    exit 2
  fi
fi
export JAVA_HOME
