@NullMarked
package io.avaje.jsonb.planted;

import org.jspecify.annotations.NullMarked;
