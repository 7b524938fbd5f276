@org.jspecify.annotations.NullMarked
package games.magie.kernel;
