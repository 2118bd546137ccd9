#include "drawing/language/collections.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "drawing/language/deed_clauses.h"
#include "drawing/language/scene_words.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/word_list.h"

namespace drawing::language {

namespace {

const LexiconEntry& entry_at(const Lexicon& lexicon, int index) {
  return lexicon.entries()[static_cast<std::size_t>(index)];
}

// The collection of the sentence's scene: "Tier" and "wald" make "Waldtier".
const Word& local_collection(const Lexicon& lexicon, const Sentence& sentence, const Word& collection) {
  const MentionedScene* scene = strongest_scene(sentence);
  if (scene == nullptr || !collection.scene.empty()) return collection;
  const std::string key = fold(base::decode_utf8(scene->id)) + fold(base::decode_utf8(collection.name));
  const auto local = lexicon.look_up(key);
  const bool found = local && local->noun && local->noun.word->kind == WordKind::collection;
  return found ? *local->noun.word : collection;
}

// "Familie": what else is named comes along.
bool is_fixed(const Word& collection) {
  return collection.count > 0;
}

// Beings stand for beings, and animals for "Tiere"; things for things of the same home (fruit).
bool belongs_to(const Lexicon& lexicon, const Mention& mention, const Word& collection) {
  const LexiconEntry& named = entry_at(lexicon, mention.entry);
  const LexiconEntry& member = entry_at(lexicon, collection.members.front());
  // "Oma strickt und die Tiere schlafen": she is none of them.
  if (member.is_animal && !named.is_animal) return false;
  return named.has_face == member.has_face && (member.has_face || named.habitat == member.habitat);
}

// The one of the first `count` mentions that is called as the entry is; -1 for none. "Die Bremer
// Stadtmusikanten: Esel, Hund, Katze und Hahn" are four.
int mention_called(const Lexicon& lexicon, const Sentence& sentence, std::size_t count, int entry) {
  for (std::size_t i = 0; i < count; ++i) {
    if (entry_at(lexicon, sentence.mentions[i].entry).singular == entry_at(lexicon, entry).singular)
      return static_cast<int>(i);
  }
  return -1;
}

// "Klasse", "Mannschaft": many of one kind.
bool is_uniform(const Word& collection) {
  return std::all_of(collection.members.begin(), collection.members.end(),
                     [&](int member) { return member == collection.members.front(); });
}

// "Eine Eule unterrichtet die Tiere": who does something to the collection, or with it, is none of it.
bool acts_on_it(const Sentence& sentence, std::size_t collection, int mention) {
  const int stand_in = first_collection - static_cast<int>(collection);
  return std::any_of(sentence.deeds.begin(), sentence.deeds.end(), [&](const MentionedDeed& deed) {
    const auto does = [&](int each) {
      return std::find(deed.agents.begin(), deed.agents.end(), each) != deed.agents.end();
    };
    const bool done_to = deed.patient == stand_in || deed.receiver == stand_in;
    return does(mention) && (done_to || does(stand_in));
  });
}

// "Eine Band spielt, ein Mädchen singt, und ein Junge trommelt": how many of the first `named` mentions, each
// of whom does something else, are of those who make music or learn together, and not beside them.
std::size_t members_named(const Lexicon& lexicon, const Sentence& sentence, std::size_t named,
                          std::size_t collection, const Word& word) {
  static constexpr std::array<std::string_view, 5> anybody{"own-kind", "own-maedchen", "own-junge",
                                                           "own-frau", "own-mann"};
  const int stand_in = first_collection - static_cast<int>(collection);
  const auto acts = [&](const MentionedDeed& deed, int who) {
    return std::find(deed.agents.begin(), deed.agents.end(), who) != deed.agents.end();
  };
  const bool play =
      word.scene == "bühne" && std::any_of(sentence.deeds.begin(), sentence.deeds.end(),
                                           [&](const auto& deed) { return acts(deed, stand_in); });
  if (!play) return 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < named; ++i) {
    const Mention& mention = sentence.mentions[i];
    if (mention.definite || mention.count != 1 || mention.left_out) continue;
    if (!is_one_of(entry_at(lexicon, mention.entry).motif, anybody)) continue;
    const auto alone = [&](const MentionedDeed& deed) {
      return acts(deed, static_cast<int>(i)) && !acts(deed, stand_in);
    };
    if (std::any_of(sentence.deeds.begin(), sentence.deeds.end(), alone)) ++count;
  }
  return count;
}

}  // namespace

std::vector<std::vector<int>> settle_collections(const Lexicon& lexicon, Sentence& sentence) {
  const std::size_t named = sentence.mentions.size();
  std::vector<std::vector<int>> settled;
  for (const Word* collection : sentence.collections) {
    std::vector<int>& members = settled.emplace_back();
    const Word& chosen = local_collection(lexicon, sentence, *collection);
    for (std::size_t i = 0; i < named && !is_fixed(*collection); ++i) {
      if (acts_on_it(sentence, settled.size() - 1, static_cast<int>(i))) continue;
      if (belongs_to(lexicon, sentence.mentions[i], *collection)) members.push_back(static_cast<int>(i));
    }
    if (!members.empty()) continue;
    const auto first = static_cast<int>(sentence.mentions.size());
    // "Die Mannschaft jubelt, und der Torwart hält den Pokal": he stands beside them.
    if (is_fixed(*collection) && is_uniform(chosen) && chosen.members.size() > 1) {
      const int entry = chosen.members.front();
      Mention all{.entry = entry, .name = entry_at(lexicon, entry).singular};
      all.count = static_cast<long>(chosen.members.size());
      all.is_another = true;
      sentence.mentions.push_back(std::move(all));
      members.push_back(first);
      continue;
    }
    // At least one of them is left for what they do together.
    const std::size_t apart = std::min(members_named(lexicon, sentence, named, settled.size() - 1, chosen),
                                       chosen.members.size() - 1);
    for (const int entry : std::span(chosen.members).subspan(apart)) {
      if (const int known = mention_called(lexicon, sentence, named, entry);
          is_fixed(*collection) && known >= 0) {
        members.push_back(known);
        continue;
      }
      const auto index = static_cast<int>(sentence.mentions.size());
      sentence.mentions.push_back({.entry = entry, .name = entry_at(lexicon, entry).singular});
      if (entry_at(lexicon, entry).has_face == entry_at(lexicon, chosen.members.front()).has_face)
        members.push_back(index);
      // "Froschkönig": a being with its thing.
      const bool its_thing = is_fixed(*collection) && index > first &&
                             entry_at(lexicon, chosen.members.front()).has_face &&
                             !entry_at(lexicon, entry).has_face;
      if (its_thing)
        sentence.relations.push_back(
            {.subject = first, .preposition = Preposition::with, .objects = {index}});
    }
  }
  return settled;
}

}  // namespace drawing::language
