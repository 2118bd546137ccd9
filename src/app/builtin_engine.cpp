#include "app/builtin_engine.h"

#include <algorithm>

#include "drawing/language/lexicon.h"
#include "drawing/motifs/catalogue.h"
#include "drawing/places/atlas.h"

namespace app {

ports::EngineFacts BuiltinEngine::facts() const {
  const auto& lexicon = drawing::language::Lexicon::embedded();
  const auto& ids = drawing::motifs::Catalogue::embedded().ids();
  const auto can_be_drawn = [&](const drawing::language::LexiconEntry& entry) {
    return std::binary_search(ids.begin(), ids.end(), std::string_view(entry.motif));
  };
  ports::EngineFacts facts;
  facts.motifs =
      static_cast<int>(std::count_if(lexicon.entries().begin(), lexicon.entries().end(), can_be_drawn));
  facts.words = static_cast<int>(lexicon.words().size());
  facts.forms = static_cast<int>(lexicon.form_count());
  facts.scenes = static_cast<int>(drawing::places::Atlas::embedded().places().size());
  return facts;
}

}  // namespace app
