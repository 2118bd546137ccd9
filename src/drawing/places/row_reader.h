#pragma once

#include <string>
#include <string_view>

#include "drawing/places/place.h"
#include "drawing/places/prop_text.h"

namespace drawing::places {

// One row of a place's file: its verb and what that needs. Throws base::AppError naming what is wrong.
Row read_row(const toml::table& table, const PropLists& lists, const std::string& file);
// "horizon+8.5%", "66%", "sea+20mm", "horizon-4%+8mm".
Edge read_edge(std::string_view text, const toml::node& node, const std::string& file);
// Whether it has a verb of its own, where a row that fills may stand.
bool is_row_of_its_own(const toml::table& table);
// A row that fills: what it does not say is that of `otherwise`; `more` adds to its props.
Row read_filling(const toml::table& table, const Row& otherwise, const PropLists& lists,
                 const std::string& file);

}  // namespace drawing::places
