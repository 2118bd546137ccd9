#include "drawing/deeds/true_size.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "base/embedded.h"
#include "base/toml_fields.h"

namespace drawing::deeds {
namespace {

using TrueSizes = std::map<std::string, double, std::less<>>;

TrueSizes read_true_sizes(std::string_view text, const std::string& file) {
  TrueSizes sizes;
  const toml::table root = base::parse_toml(text, file);
  const toml::table* table = root["metres"].as_table();
  if (table == nullptr) return sizes;
  for (const auto& [key, value] : *table) {
    if (const auto metres = value.value<double>(); metres && *metres > 0)
      sizes.emplace(std::string(key.str()), *metres);
  }
  return sizes;
}

const TrueSizes& true_sizes() {
  static const TrueSizes sizes = read_true_sizes(base::resource("lexicon/sizes.toml"), "sizes.toml");
  return sizes;
}

}  // namespace

std::optional<double> true_metres(std::string_view id, std::string_view kind) {
  for (const std::string_view key : {id, kind}) {
    const auto found = key.empty() ? true_sizes().end() : true_sizes().find(key);
    if (found != true_sizes().end()) return found->second;
  }
  return std::nullopt;
}

double page_cm(double metres) {
  // A grown-up, and two of them: no castle leaves people tiny.
  constexpr double near_by = 1.65, nearing = 0.4, highest_cm = 320;
  if (metres <= near_by) return 100 * metres;
  return std::min(highest_cm, 100 * near_by * std::pow(metres / near_by, nearing));
}

}  // namespace drawing::deeds
