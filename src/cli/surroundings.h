#pragma once

#include <istream>
#include <map>
#include <ostream>
#include <span>
#include <string>

#include "base/embedded.h"

namespace cli {

// What a command sees of the world around the process. Tests put their own in.
struct Surroundings {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::map<std::string, std::string> environment;  // the variables that start with BUNTSTIFT_
  std::string version;                             // of the program: "0.1.0"
  std::span<const base::Embedded> app_files = {};  // the compiled web app
};

}  // namespace cli
