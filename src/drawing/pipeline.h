#pragma once

#include <string_view>
#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/cast/library.h"
#include "drawing/model/options.h"
#include "drawing/model/picture.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {
class PlanBook;
}
namespace drawing::places {
class Atlas;
}

namespace drawing {

// What a page shows of the deeds in its sentence.
struct Performance {
  std::vector<bool> shown;                        // by Wish::deeds
  std::vector<bool> by_all;                       // likewise: by everybody who is to do it
  std::vector<cast::Ensemble::Contact> contacts;  // gaps in millimetres
  // Who and what belongs together, with ids that are indexes into Picture::elements.
  std::vector<std::vector<cast::Ensemble::Member>> ensembles;
  bool weather_hidden = false;  // the text tells of one, and no window of the room shows it
  std::vector<int> worn;        // by whoever is drawn with them on; indexes into Wish::motifs
};

// A page together with how its sentence was read.
struct Drawing {
  Wish wish;
  Picture picture;
  Performance performance;
};

// What pages are made of besides motifs.
struct Sources {
  Sources();  // what the executable carries
  Sources(const places::Atlas& its_atlas, const deeds::PlanBook& its_plans)
      : atlas(its_atlas), plans(its_plans) {}

  const places::Atlas& atlas;
  const deeds::PlanBook& plans;
};

// Reads a German sentence, with what is wished of its page besides. `prompt` is well-formed UTF-8 with
// something in it besides white space. Throws base::AppError(motif_refused) with the word where one is not
// for children, and invalid where nothing can be read or written as letters: a text in another script, markup
// alone. Thread-safe.
Wish read(std::string_view prompt, const Options& options);

// The place (an id) where a page that goes on from another one is, too: the one that the sentence before
// names, unless the wish says otherwise. Empty where it is to be drawn wherever it would be alone.
// Thread-safe.
std::string place_kept(const Wish& wish, const Wish& before);

// Reads a sentence and draws it. Pure: the same arguments give the same bytes. A prompt in which nothing is
// known becomes a lettering page. Throws as read(). Thread-safe.
Drawing draw(std::string_view prompt, const Options& options, const Sources& sources = {});

// Paints what a sentence asks for. Pure: the same arguments give the same picture. A wish without any motif
// that the library has becomes a lettering page.
// `performance`, if it is there, gets what is shown of its deeds.
Picture paint(const Wish& wish, const Options& options, const cast::Library& library,
              const Sources& sources = {}, Performance* performance = nullptr);

}  // namespace drawing
