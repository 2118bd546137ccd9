#include "books/story/remarks.h"

#include <array>
#include <stdexcept>

#include "base/embedded.h"
#include "base/text_blocks.h"
#include "base/toml_fields.h"
#include "books/german/noun_table.h"
#include "drawing/language/lexicon.h"

namespace books::story {
namespace {

constexpr std::array<std::string_view, 4> block_keys = {"words", "verbs", "scenes", "kinds"};
constexpr std::array<std::string_view, 7> kind_names = {"animal", "vehicle", "person", "figure",
                                                        "sky",    "plant",   "thing"};

}  // namespace

const RemarkTexts& RemarkTexts::embedded() {
  static const RemarkTexts texts(base::resource("stories/remarks.txt"));
  return texts;
}

RemarkTexts::RemarkTexts(std::string_view text) {
  for (const base::TextBlock& block : base::parse_text_blocks(text)) {
    Remarks lines;
    for (std::string& line : block.values("say")) lines.says.emplace_back(std::move(line));
    for (std::string& line : block.values("ask")) lines.asks.emplace_back(std::move(line));
    bool named = false;
    for (const std::string_view key : block_keys) {
      for (const std::string& words : block.values(key)) {
        named = true;
        for (const std::string_view word : base::split_words(words)) {
          // A noun may stand in several blocks: those of its own and of its like.
          Remarks& all = remarks_[std::string(key)][std::string(word)];
          all.says.insert(all.says.end(), lines.says.begin(), lines.says.end());
          all.asks.insert(all.asks.end(), lines.asks.begin(), lines.asks.end());
        }
      }
    }
    if (!named || (lines.says.empty() && lines.asks.empty()))
      throw std::logic_error("remarks.txt: a block of nothing or without a line");
  }
  for (const std::string_view kind : kind_names) {
    const Remarks& lines = of_kind(std::string(kind));
    if (lines.says.empty() || lines.asks.empty())
      throw std::logic_error("remarks.txt lacks lines of " + std::string(kind));
  }
}

const Remarks* RemarkTexts::find(const std::string& key, const std::string& word) const {
  const auto list = remarks_.find(key);
  if (list == remarks_.end()) return nullptr;
  const auto found = list->second.find(word);
  return found == list->second.end() ? nullptr : &found->second;
}

const Remarks& RemarkTexts::of_kind(const std::string& kind) const {
  const Remarks* found = find("kinds", kind);
  if (found == nullptr) throw std::logic_error("remarks.txt: no kind " + kind);
  return *found;
}

std::string kind_of(const drawing::WishedMotif& motif) {
  const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
  const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif);
  if (record == nullptr) return "thing";
  if (record->vehicle) return "vehicle";
  if (record->kind == german::NounKind::being) {
    if (entry != nullptr && entry->is_animal) return "animal";
    return record->may_be_little ? "figure" : "person";
  }
  if (record->kind == german::NounKind::sky) return "sky";
  const bool grows =
      entry != nullptr && (entry->kind == "flower" || entry->kind == "tree" || entry->kind == "leaf");
  return grows ? "plant" : "thing";
}

}  // namespace books::story
