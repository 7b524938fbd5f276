@NullMarked
package com.fasterxml.planted;

import org.jspecify.annotations.NullMarked;
