#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "config/config.h"
#include "config/value.h"

namespace config {

enum class Secrecy { open, secret };

// How a setting is offered. What this version does not do yet is refused and is in no example, so that nobody
// relies on it. Others stand in config.example.toml with their default, or in a comment, because giving them
// means something even if the value is the default.
enum class Availability { offered, offered_in_comment };

// One key of the configuration: everything that is known about it stands here and nowhere else.
struct Setting {
  std::string_view section;  // "plans.free"
  std::string_view name;     // "pages"
  Rule rule;
  std::string_view standard;  // default, written as parse_value reads it
  Secrecy secrecy;
  std::string_view explanation;  // German sentences for config.example.toml
  void (*assign)(Config& config, const Value& value);
  Availability availability = Availability::offered;

  std::string key() const { return std::string(section) + "." + std::string(name); }
  // "BUNTSTIFT_PLANS_FREE_PAGES"
  std::string environment_name() const;
};

// The settings of one engine, whose section is called `section`: "engines.gpu". They assign to the last of
// Config::engines. `section` must outlive them.
std::vector<Setting> engine_settings(std::string_view section);
inline constexpr std::string_view engine_sections = "engines.";
// Whether an engine may be called so.
bool is_engine_name(std::string_view name);

// A heading of the configuration with what it is for, in German.
struct Section {
  std::string_view name;
  std::string_view explanation;
};

// All settings, sorted by section in the order of sections(). Both live as long as the process.
std::span<const Setting> settings();
std::span<const Section> sections();

// The setting "server.listen", or nullptr.
const Setting* find_setting(std::string_view key);

// The text of config.example.toml: every key that is available, with its default and its explanation.
std::string example_file();

}  // namespace config
