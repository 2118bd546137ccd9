#pragma once

#include <span>
#include <string_view>

#include "drawing/props/props.h"

namespace drawing::props {

// A prop by the name that the files of places call it.
struct NamedProp {
  std::string_view name;
  std::string_view kind;  // of a LexiconEntry; never drawn beside an asked motif of the same kind
  PropMaker make = nullptr;
};

// nullptr for an unknown name.
const NamedProp* find_prop(std::string_view name);
// All of them, sorted by name.
std::span<const NamedProp> all_props();

}  // namespace drawing::props
