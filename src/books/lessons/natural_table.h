#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "books/lessons/crayon.h"
#include "drawing/model/picture.h"

// What has which colours for every child: resources/colours/natural.toml.
namespace books::lessons {

// The colours of an animal, the best first.
struct AnimalColours {
  std::vector<Crayon> fur;    // of its body
  std::vector<Crayon> small;  // of further small parts of a drawing: tongue, cheeks, a collar
  std::array<std::vector<Crayon>, drawing::material_count> parts;  // none is empty

  std::span<const Crayon> of(drawing::Material material) const {
    return parts[static_cast<std::size_t>(material)];
  }
  // What a large part of a drawing may be: fur and belly, and the mane where it is drawn in a deep colour.
  std::vector<Crayon> large(bool is_deep = false) const;
  // What any part may be.
  std::vector<Crayon> any() const;
};

// What things have in a part of the year: snow lies on the hills.
struct SeasonColours {
  std::vector<std::string> places;  // ids of the places that are always so
  std::vector<std::string> names;   // of elements that show it elsewhere
  int least = 1;                    // how many of those
  std::map<std::string, std::vector<Crayon>, std::less<>> things;

  // Empty where they are as ever.
  std::span<const Crayon> thing(std::string_view name) const;
};

class NaturalTable {
 public:
  // Throws AppError for a file that is not as it should be.
  explicit NaturalTable(std::string_view toml);
  static const NaturalTable& embedded();

  // The colours of a thing of this German name ("Tannenbaum" like "Baum"). Empty where any will do.
  std::span<const Crayon> thing(std::string_view name) const;
  // Whether its panels have several colours by turns: a ball, a balloon.
  bool has_panels(std::string_view name) const;
  // What somebody of this name has or wears there: white hair, a golden crown. Empty where any will do.
  std::span<const Crayon> of_person(std::string_view name, drawing::Material part) const;
  // The crayon that a sentence means by a folded, undeclined word: "golden", "pink". Nothing for any other.
  std::optional<Crayon> said(std::string_view word) const;
  // By catalogue id; null for what is no animal of the table.
  const AnimalColours* animal(std::string_view motif) const;
  const std::map<std::string, AnimalColours, std::less<>>& animals() const { return animals_; }
  // The first season that the picture shows; null for none.
  const SeasonColours* season_of(const drawing::Picture& picture) const;

 private:
  using CrayonsByName = std::map<std::string, std::vector<Crayon>, std::less<>>;

  std::vector<std::string> panelled_;
  CrayonsByName things_;
  CrayonsByName said_;
  std::map<drawing::Material, CrayonsByName> of_people_;
  std::map<std::string, AnimalColours, std::less<>> animals_;  // by catalogue id
  std::vector<SeasonColours> seasons_;
};

// The colours of a thing in the embedded table.
std::span<const Crayon> natural_crayons(std::string_view name);

}  // namespace books::lessons
