@org.jspecify.annotations.NullMarked
package games.magie.lab.spark;
