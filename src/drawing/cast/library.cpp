#include "drawing/cast/library.h"

#include "drawing/motifs/catalogue.h"

namespace drawing::cast {
namespace {

class EmbeddedLibrary final : public Library {
 public:
  const motifs::Motif* motif(std::string_view id) const override {
    return motifs::Catalogue::embedded().find(id);
  }
  const language::LexiconEntry* entry(std::string_view id) const override {
    return language::Lexicon::embedded().find(id);
  }
  std::span<const language::LexiconEntry> entries() const override {
    return language::Lexicon::embedded().entries();
  }
};

}  // namespace

const Library& embedded_library() {
  static const EmbeddedLibrary library;
  return library;
}

}  // namespace drawing::cast
