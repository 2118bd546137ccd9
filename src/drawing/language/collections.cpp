#include "drawing/language/collections.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "drawing/language/scene_words.h"
#include "drawing/language/text_fold.h"

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

// Beings stand for beings, things for things of the same home (fruit).
bool belongs_to(const Lexicon& lexicon, const Mention& mention, const Word& collection) {
  const LexiconEntry& named = entry_at(lexicon, mention.entry);
  const LexiconEntry& member = entry_at(lexicon, collection.members.front());
  return named.has_face == member.has_face && (member.has_face || named.habitat == member.habitat);
}

}  // namespace

void settle_collections(const Lexicon& lexicon, Sentence& sentence) {
  const std::vector<Mention> named = sentence.mentions;
  for (const Word* collection : sentence.collections) {
    const Word& chosen = local_collection(lexicon, sentence, *collection);
    const bool replaced =
        !is_fixed(*collection) && std::any_of(named.begin(), named.end(), [&](const Mention& mention) {
          return belongs_to(lexicon, mention, *collection);
        });
    if (replaced) continue;
    const auto first = static_cast<int>(sentence.mentions.size());
    for (const int entry : chosen.members) {
      const auto index = static_cast<int>(sentence.mentions.size());
      sentence.mentions.push_back({.entry = entry, .name = entry_at(lexicon, entry).singular});
      // "Froschkönig": a being with its thing.
      const bool its_thing = is_fixed(*collection) && index > first &&
                             entry_at(lexicon, chosen.members.front()).has_face &&
                             !entry_at(lexicon, entry).has_face;
      if (its_thing)
        sentence.relations.push_back(
            {.subject = first, .preposition = Preposition::with, .objects = {index}});
    }
  }
}

}  // namespace drawing::language
