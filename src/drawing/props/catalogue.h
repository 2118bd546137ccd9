#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "drawing/props/drawing.h"
#include "drawing/props/props.h"

namespace drawing::props {

// A prop by the name that the files of places call it: drawn or programmed.
struct NamedProp {
  std::string_view name;
  std::string_view kind;  // of a LexiconEntry; never drawn beside an asked motif of the same kind
  std::variant<PropMaker, const DrawnProp*> how;

  // The prop as `random` varies it, that high in millimetres.
  Figure make(Random& random, double height) const;
};

// nullptr for an unknown name. Props live as long as the process. Throws std::runtime_error if the
// executable's pack of drawings is malformed, std::logic_error if one of them has the name of a maker.
// Thread-safe.
const NamedProp* find_prop(std::string_view name);
// The same for names that code knows. Throws std::logic_error for an unknown one.
const NamedProp& known_prop(std::string_view name);
// nullptr for a name that is unknown or programmed. Throws as find_prop does.
const DrawnProp* find_drawn(std::string_view name);
// Whether find_drawn knows the name, without reading the drawing.
bool is_drawn(std::string_view name);
// The name of the drawing that prop_for_motif gives, without reading it; empty for none.
std::string_view drawing_for_motif(std::string_view motif);
// The name of the drawing of a motif in which something lies: a nest with room for eggs, a plate seen from
// above. Empty where its usual drawing shows that, or nothing does.
std::string_view drawing_to_fill(std::string_view motif);
// Likewise of what stands in a row on something: a candle without its holder. Empty where it is drawn as
// usual.
std::string_view drawing_to_set(std::string_view motif);
// What is drawn for a motif where somebody uses it: the first by name, or nullptr. Throws as find_prop does.
const DrawnProp* prop_for_motif(std::string_view motif);
// Whether that drawing is better to look at than the motif's own picture, where nobody uses it.
bool shows_more_than_picture(std::string_view motif);
// All of them, sorted by name.
std::span<const NamedProp> all_props();

}  // namespace drawing::props
