@NullMarked
package tools.jackson.planted;

import org.jspecify.annotations.NullMarked;
