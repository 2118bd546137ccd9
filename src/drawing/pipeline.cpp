#include "drawing/pipeline.h"

#include "base/error.h"
#include "drawing/compose/composer.h"
#include "drawing/compose/library.h"
#include "drawing/language/parser.h"
#include "drawing/motifs/catalogue.h"

namespace drawing {
namespace {

// What the executable carries.
class EmbeddedLibrary final : public compose::Library {
 public:
  const motifs::Motif* motif(std::string_view id) const override {
    return motifs::Catalogue::embedded().find(id);
  }
  const language::LexiconEntry* entry(std::string_view id) const override {
    return language::Lexicon::embedded().find(id);
  }
};

}  // namespace

Drawing draw(std::string_view prompt, const Options& options) {
  Drawing drawing;
  // What does the sentence ask for?
  drawing.wish = language::read_wish(prompt);
  if (!drawing.wish.refused.empty()) {
    throw base::AppError(base::ErrorCode::motif_refused, "motif_refused", "prompt",
                         {drawing.wish.refused.front()});
  }
  // Where does everything go, and what surrounds it?
  drawing.picture = compose::compose(drawing.wish, options, EmbeddedLibrary());
  return drawing;
}

}  // namespace drawing
