#include "config/config.h"

namespace config {

bool Server::has_reachable_address() const {
  if (!public_url.empty()) return true;
  return !is_in_file_system() && !host.starts_with("127.") && host != "localhost" && host != "::1" &&
         host != "0.0.0.0" && host != "::";
}

}  // namespace config
