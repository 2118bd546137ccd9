#include <iostream>
#include <string>
#include <vector>

#include <malloc.h>
#include <nss.h>
#include <signal.h>
#include <stdlib.h>

#include "cli/command_line.h"
#include "config/load.h"
#include "http/assets.h"

int main(int count, char** words) {
  // First of all: without it, the static executable would load the host's name-service modules, which need
  // not fit its own C library, and crash.
  __nss_configure_lookup("hosts", "files dns");
  __nss_configure_lookup("passwd", "files");
  setenv("HOME", "/", 0);  // else libpq asks them where it is
  // Else every worker gets a heap of its own, which keeps what its largest request once needed.
  mallopt(M_ARENA_MAX, 4);
  signal(SIGXFSZ, SIG_IGN);  // a file that may not grow any more is an error, not the end
  std::ios::sync_with_stdio(false);
  cli::Surroundings surroundings{std::cin,          std::cout,
                                 std::cerr,         config::process_environment(),
                                 BUNTSTIFT_VERSION, http::embedded_assets()};
  return cli::run(std::vector<std::string>(words + (count > 0 ? 1 : 0), words + count), surroundings);
}
