#include "drawing/language/scene_words.h"

#include <algorithm>
#include <array>

namespace drawing::language {
namespace {

// What a word for a place gives its scene, above what a thing or a verb brings with it.
constexpr int named_place_strength = 3;

// The day at school says less than where it is; the Stone Age keeps its valley.
constexpr std::array outsides{Outside{"hoehle", "Höhleneingang", "berge", 0},
                              Outside{"stall", "Stallgebäude", "bauernhof", named_place_strength},
                              Outside{"scheune", "Stallgebäude", "bauernhof", named_place_strength},
                              Outside{"schule", "Schulgebäude", "schulhof", named_place_strength + 1}};

}  // namespace

const Outside* outside_of(std::string_view key) {
  const auto found = std::find_if(outsides.begin(), outsides.end(),
                                  [&](const Outside& outside) { return key.ends_with(outside.place); });
  return found == outsides.end() ? nullptr : &*found;
}

bool is_place(const Reading& reading, std::optional<Preposition> preposition) {
  const Word& word = *reading.word;
  if (word.scene_rank < 2 || !preposition) return false;
  // "über den Bergen": several of them are the landscape.
  if (reading.number == GrammaticalNumber::plural && *preposition != Preposition::with) return true;
  if (!word.place_after.empty())
    return std::find(word.place_after.begin(), word.place_after.end(), *preposition) !=
           word.place_after.end();
  return *preposition == Preposition::in || *preposition == Preposition::on ||
         *preposition == Preposition::beside;
}

void leave_scenes_of_groups(Sentence& sentence) {
  const auto is_elsewhere = [](const MentionedDeed& deed) {
    static constexpr std::array<std::string_view, 3> rooms{"zimmer", "klassenzimmer", "schule"};
    const auto& places = deed.entry->places;
    const bool indoors =
        std::find_first_of(places.begin(), places.end(), rooms.begin(), rooms.end()) != places.end();
    return !deed.denied && (deed.entry->moves || (!places.empty() && !indoors));
  };
  if (std::any_of(sentence.deeds.begin(), sentence.deeds.end(), is_elsewhere))
    std::erase_if(sentence.scenes, [](const MentionedScene& scene) { return scene.of_group; });
}

const MentionedScene* strongest_scene(const Sentence& sentence) {
  // "im Herbst auf dem Feld": of equals the place, which has the season's weather.
  const auto weight = [](const MentionedScene& scene) {
    return 2 * scene.strength + (scene.weather ? 0 : 1);
  };
  const auto strongest =
      std::max_element(sentence.scenes.begin(), sentence.scenes.end(),
                       [&](const auto& a, const auto& b) { return weight(a) < weight(b); });
  return strongest == sentence.scenes.end() ? nullptr : &*strongest;
}

const MentionedScene* weather_of(const Lexicon& lexicon, const Sentence& sentence) {
  // An occasion that a motif brings with it, as an egg does Easter, is none.
  const auto is_weather = [&](std::string_view id) {
    return std::any_of(lexicon.words().begin(), lexicon.words().end(), [&](const Word& word) {
      return word.kind == WordKind::scene && word.scene == id && word.scene_rank == 1;
    });
  };
  const MentionedScene* strongest = strongest_scene(sentence);
  const auto weather =
      std::find_if(sentence.scenes.begin(), sentence.scenes.end(), [&](const MentionedScene& scene) {
        return scene.weather && scene.id != strongest->id && is_weather(scene.id);
      });
  return weather == sentence.scenes.end() ? nullptr : &*weather;
}

const MentionedScene* other_place(const Sentence& sentence) {
  const MentionedScene* strongest = strongest_scene(sentence);
  const auto other = std::find_if(sentence.scenes.begin(), sentence.scenes.end(), [&](const auto& scene) {
    return !scene.weather && scene.id != strongest->id && scene.strength >= named_place_strength;
  });
  return other == sentence.scenes.end() ? nullptr : &*other;
}

}  // namespace drawing::language
