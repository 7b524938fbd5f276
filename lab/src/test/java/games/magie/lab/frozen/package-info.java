/// Players that measure others.
@org.jspecify.annotations.NullMarked
package games.magie.lab.frozen;
