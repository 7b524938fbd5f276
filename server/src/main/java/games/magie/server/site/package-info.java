/// Who this server is and who may come in: its names and addresses, devices, proxies.
@NullMarked
package games.magie.server.site;

import org.jspecify.annotations.NullMarked;
