#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "config/load.h"

// The one place that decides whether a server can start: `serve` asks here before it opens anything, and
// `config check` and `doctor` say the same. What a single setting or two of them may be stands in config/load
// instead.
namespace cli {

// Settings that the configuration's own rules cannot judge, because another part of the program knows what it
// accepts: time zones, networks of proxies. load_configuration() adds them to its problems.
std::vector<config::Problem> find_refused_settings(const config::Loaded& loaded);

enum class Severity { good, notice, bad };

// One thing that was looked at.
struct Finding {
  Severity severity = Severity::good;
  std::string sentence;  // German
};

// Looks at what a server with this configuration would find on this machine, for the user that this process
// runs as: the data folder, its files, the schema of the database, the folder for backups and the
// certificate. What is `bad` keeps it from starting. Changes nothing. (That another server has the folder at
// the moment is not an obstacle here.)
std::vector<Finding> find_obstacles(const config::Config& config);

// The same for the addresses where it is to listen: whether they are this machine's, this user may have them,
// and nobody else has. Nothing where a server has the data folder at the moment, which is the one that
// listens there. Changes nothing in the folder that a server would not find as it was.
std::vector<Finding> find_listening_obstacles(const config::Config& config);

// Tries the store for large pictures with a small object; nothing where none is configured. A server starts
// without it as well, and pictures that lie there are refused as long as it is away.
std::optional<Finding> check_picture_store(const config::Config& config);

// Writes those that are not good, and returns whether none is bad.
bool write_obstacles(std::ostream& err, const std::vector<Finding>& findings);

}  // namespace cli
