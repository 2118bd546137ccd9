#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/toml_fields.h"
#include "drawing/places/set.h"

namespace drawing::places {

// The props of a file: "fir 96-124 x2 as tree", or "@name" for a list of the file. `lists` is what has been
// read of the lists so far. Throws base::AppError naming what is wrong.
using PropLists = std::map<std::string, std::vector<Prop>>;
std::vector<Prop> read_props(const std::vector<std::string>& texts, const PropLists& lists,
                             const std::string& file, const toml::node& node);

}  // namespace drawing::places
