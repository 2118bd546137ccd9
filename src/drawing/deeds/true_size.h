#pragma once

#include <optional>
#include <string_view>

// How high things are in life (resources/lexicon/sizes.toml).
namespace drawing::deeds {

// The height in metres of the motif or prop, else of its kind; nothing for what the table does not have.
// Thread-safe.
std::optional<double> true_metres(std::string_view id, std::string_view kind);

// The height in centimetres at which a page shows, beside people, what is so high in life: as it is up to
// the height of a grown-up; what is higher stands farther away.
double page_cm(double metres);

}  // namespace drawing::deeds
