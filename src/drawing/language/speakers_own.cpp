#include "drawing/language/speakers_own.h"

#include <algorithm>
#include <array>
#include <utility>

#include "drawing/language/word_list.h"

namespace drawing::language {

void SpeakersOwn::read(const Phrase& phrase) {
  // "Hab" is what is said of now; "hätte" is a wish.
  static constexpr std::array<std::string_view, 3> forms{"habe", "hab", "haben"};
  const auto* conjunction = std::get_if<Conjunction>(&phrase);
  if (std::holds_alternative<Stop>(phrase) || std::holds_alternative<Comma>(phrase) ||
      (conjunction != nullptr && conjunction->joins_clauses))
    end_clause();
  const auto* word = std::get_if<ClauseWord>(&phrase);
  speaks_ = speaks_ || (word != nullptr && word->role == ClauseWord::Role::speaker);
  const auto* verb = std::get_if<VerbPhrase>(&phrase);
  if (verb == nullptr) return;
  const bool has = verb->word->name == "haben" && is_one_of(verb->form, forms) && !verb->denied;
  does_more_ = does_more_ || !has || has_;
  has_ = has_ || has;
}

void SpeakersOwn::take(std::size_t mention) {
  if (has_) had_.push_back(static_cast<int>(mention));
}

void SpeakersOwn::end_clause() {
  if (speaks_ && has_ && !does_more_) owned_.insert(owned_.end(), had_.begin(), had_.end());
  speaks_ = has_ = does_more_ = false;
  had_.clear();
}

std::vector<int> SpeakersOwn::animals_of(const Lexicon& lexicon, const Sentence& sentence) {
  end_clause();
  std::erase_if(owned_, [&](int mention) {
    const Mention& said = sentence.mentions[static_cast<std::size_t>(mention)];
    return !lexicon.entries()[static_cast<std::size_t>(said.entry)].is_animal || said.left_out;
  });
  return std::exchange(owned_, {});
}

bool ends_company(const std::vector<Phrase>& phrases, std::size_t i) {
  const auto* word = std::get_if<ClauseWord>(&phrases[i]);
  if (word == nullptr || word->role != ClauseWord::Role::speaker_object || i == 0) return false;
  const bool joined = i + 1 < phrases.size() && std::holds_alternative<Conjunction>(phrases[i + 1]);
  return !joined && std::holds_alternative<PrepositionPhrase>(phrases[i - 1]);
}

}  // namespace drawing::language
