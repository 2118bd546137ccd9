#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "books/german/noun.h"

namespace books::telling {

// How a place or time of a picture is spoken of.
struct PlaceWords {
  std::string at;                    // "am Fluss"
  std::string in_water, on_water;    // "im Fluss", "auf dem Fluss"; empty where there is none
  std::optional<german::Noun> noun;  // that a way leads through or into: "Fluss"
};

// The words of every place (resources/stories/scenes.txt). Immutable, hence thread-safe.
class PlaceTable {
 public:
  // The one of the executable; read at the first call. Throws std::logic_error where it is malformed: the
  // build would be broken.
  static const PlaceTable& embedded();
  explicit PlaceTable(std::string_view scenes);

  // nullptr for a place that nothing is known of.
  const PlaceWords* find(const std::string& place) const;

 private:
  std::map<std::string, PlaceWords> places_;
};

}  // namespace books::telling
