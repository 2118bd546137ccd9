#include "drawing/language/filling.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "drawing/language/phrase_reader.h"
#include "drawing/language/sentence.h"
#include "drawing/language/sentence_builder.h"

namespace drawing::language {
namespace {

bool says_full(const Token& token) {
  return token.key == "voller" || token.key == "voll" || token.key == "gefullt" || token.key == "gefuellt" ||
         token.key == "beladen";
}

// How many nouns with a drawing are among these words.
std::size_t nouns_among(const Lexicon& lexicon, std::span<const Token> words) {
  return build_sentence(lexicon, read_phrases(lexicon, std::vector<Token>(words.begin(), words.end())))
      .mentions.size();
}

std::optional<int> motif_of(const Lexicon& lexicon, const Mention& mention, const Wish& wish) {
  const std::string& id = lexicon.entries()[static_cast<std::size_t>(mention.entry)].motif;
  const auto found = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                  [&](const WishedMotif& wished) { return wished.motif == id; });
  if (found == wish.motifs.end()) return std::nullopt;
  return static_cast<int>(found - wish.motifs.begin());
}

// The words up to where the clause goes on.
std::span<const Token> clause(std::span<const Token> words) {
  const auto end = std::find_if(words.begin(), words.end(), [](const Token& token) {
    return token.kind == TokenKind::comma || token.kind == TokenKind::stop;
  });
  return words.first(static_cast<std::size_t>(end - words.begin()));
}

void relate(int container, int load, Wish& wish) {
  std::erase_if(wish.relations,
                [&](const Relation& relation) { return relation.objects == std::vector<int>{load}; });
  wish.relations.push_back({container, Preposition::with, {load}});
  for (Deed& deed : wish.deeds) {
    if (deed.patient == load) deed.patient = container;
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    if (tool != nullptr && *tool == load) deed.tool.reset();
  }
}

// "Füllt den Eimer mit Sand": the sand is on its way, and no load of the bucket yet.
bool is_being_filled(int container, int load, const Wish& wish) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    return deed.patient == container && tool != nullptr && *tool == load && deed.verb.ends_with("füllen");
  });
}

}  // namespace

void read_fillings(const Lexicon& lexicon, const std::vector<Token>& tokens, const Sentence& sentence,
                   Wish& wish) {
  const std::span<const Token> all(tokens);
  const std::vector<Mention>& mentions = sentence.mentions;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    const bool full = says_full(tokens[i]);
    // "ein voller Korb": it is the basket that follows.
    if ((!full && tokens[i].key != "mit") || !tokens[i - 1].capitalised) continue;
    const std::size_t before = nouns_among(lexicon, all.first(i));
    if (before == 0 || before >= mentions.size()) continue;
    const Mention& holder = mentions[before - 1];
    const LexiconEntry& entry = lexicon.entries()[static_cast<std::size_t>(holder.entry)];
    const std::optional<int> container = motif_of(lexicon, holder, wish);
    if (!container || entry.has_face || (!full && entry.holds != Holds::inside)) continue;
    // A noun may mean something else with the rest of the text around it.
    const std::size_t within = std::max<std::size_t>(nouns_among(lexicon, clause(all.subspan(i + 1))), 1);
    const std::size_t end = std::min(before + within, mentions.size());
    for (std::size_t k = before; k < end; ++k) {
      const std::optional<int> load = motif_of(lexicon, mentions[k], wish);
      const bool alive = lexicon.entries()[static_cast<std::size_t>(mentions[k].entry)].has_face;
      if (!load || *load == *container || alive || is_being_filled(*container, *load, wish)) break;
      relate(*container, *load, wish);
    }
    return;
  }
}

}  // namespace drawing::language
