#include <algorithm>
#include <array>
#include <utility>

#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/cast.h"
#include "books/story/connection.h"
#include "books/story/told_lines.h"
#include "books/telling/sentence_words.h"

// What a told book says as a whole, and how it stands on each of its pages.

namespace books::story {
RetoldBook::RetoldBook(const std::vector<StoryPage>& of_pages, const RetoldTexts& texts, std::string of_title)
    : pages(of_pages), title(std::move(of_title)), age(youngest_of(of_pages)), texts_(texts) {}

bool RetoldBook::is_sad(std::size_t index) const {
  const StoryPage& page = pages[index];
  const bool mood =
      std::any_of(page.motifs.begin(), page.motifs.end(), [](const drawing::WishedMotif& motif) {
        return motif.mood == drawing::Mood::sad || motif.mood == drawing::Mood::angry;
      });
  const auto words = telling::words_of(page.text);
  // "Fridolin fliegt traurig über die Berge": no line of a flight goes with that.
  return mood ||
         std::any_of(words.begin(), words.end(),
                     [&](const telling::SentenceWord& word) { return texts_.is_sad(word.lower); }) ||
         std::any_of(page.deeds.begin(), page.deeds.end(),
                     [&](const drawing::Deed& deed) { return texts_.is_sad(deed.verb); });
}

bool RetoldBook::is_denied(std::size_t index) const {
  const auto words = telling::words_of(pages[index].text);
  return std::any_of(words.begin(), words.end(), [](const auto& word) {
    return word.lower == "nicht" || word.lower == "nie" || word.lower.starts_with("kein") ||
           word.lower.starts_with("niemand");
  });
}

bool RetoldBook::is_uneasy(std::size_t index) const {
  if (is_sad(index) || (index < troubles.size() && troubles[index].told != nullptr)) return true;
  return std::any_of(texts_.dangers().begin(), texts_.dangers().end(), [&](const std::string& danger) {
    return facts[index].says(danger) && !facts.front().says(danger.substr(0, danger.find('+')));
  });
}

bool RetoldBook::is_found(std::size_t index) const {
  constexpr std::array<std::string_view, 7> stays = {"sitzen",  "liegen", "stehen", "schlafen",
                                                     "stecken", "hängen", "hocken"};
  if (!past[index] || !telling::is_one_of(past[index]->infinitive, stays)) return false;
  const std::string subject = past[index]->may_follow ? past[index]->front : past[index]->rest;
  for (std::size_t i = 0; i < index; ++i) {
    // "Minka ist weg" on a page before.
    const bool lost = i < troubles.size() && troubles[i].told != nullptr && troubles[i].told->name == "lost";
    // "Der Stall ist leer", and whoever lives in it sits somewhere.
    const bool gone = lost && facts[i].doers().empty() && !facts[index].is_of_people() && is_known(index);
    if (gone) return true;
    if (lost && telling::have_in_common(facts[i].beings_of_doers(), facts[index].beings_of_doers()))
      return true;
    if (!past[i] ||
        !telling::is_one_of(past[i]->infinitive, std::array<std::string_view, 2>{"suchen", "vermissen"}))
      continue;
    for (const std::string& noun : nouns_on(pages[i])) {
      const auto words = telling::words_of(subject);
      // Not who looked for it.
      const auto& seekers = facts[i].beings_of_doers();
      const bool seeks = std::any_of(seekers.begin(), seekers.end(),
                                     [&](const auto& seeker) { return base::to_lower_utf8(seeker) == noun; });
      if (!seeks && std::any_of(words.begin(), words.end(), [&](const auto& word) {
            return word.lower == noun || (noun.ends_with('n') && word.lower + 'n' == noun) ||
                   (noun.ends_with("en") && word.lower + "en" == noun);
          }))
        return true;
    }
  }
  return false;
}

std::optional<german::Mentions> RetoldBook::sought_in_vain() const {
  constexpr std::array<std::string_view, 2> seeks = {"suchen", "vermissen"};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (!past[i] || !telling::is_one_of(past[i]->infinitive, seeks)) continue;
    const auto& seekers = facts[i].beings_of_doers();
    const auto is_shown_later = [&](const std::string& noun) {
      return std::any_of(pages.begin() + static_cast<std::ptrdiff_t>(i) + 1, pages.end(),
                         [&](const auto& page) {
                           const auto later = nouns_on(page);
                           return std::any_of(later.begin(), later.end(), [&](const std::string& other) {
                             return other.starts_with(noun) || noun.starts_with(other);
                           });
                         });
    };
    for (const std::string& noun : nouns_on(pages[i])) {
      const bool seeker = std::any_of(seekers.begin(), seekers.end(),
                                      [&](const auto& each) { return base::to_lower_utf8(each) == noun; });
      if (!seeker && is_shown_later(noun)) return std::nullopt;
    }
    const auto is_beast = [&](const german::Mention& other) {
      return std::any_of(pages[i].motifs.begin(), pages[i].motifs.end(), [&](const auto& motif) {
        return motif.name == other.noun.name() && kind_of(motif) == "animal";
      });
    };
    const german::Mentions& others = facts[i].others();
    return others.size() == 1 && is_beast(others.front()) ? others : german::Mentions{};
  }
  return std::nullopt;
}

bool RetoldBook::is_calm() const {
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (is_uneasy(i)) return false;
  }
  return true;
}

bool RetoldBook::is_in_trouble() const {
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const bool told = i < troubles.size() && troubles[i].told != nullptr;
    if (told || (is_uneasy(i) && !is_sad(i))) return true;
  }
  return false;
}

bool RetoldBook::is_known(std::size_t index) const {
  if (index == 0) return true;
  for (std::size_t i = 0; i < index; ++i) {
    if (telling::have_in_common(facts[index].beings_of_doers(), facts[i].beings())) return true;
  }
  return false;
}

bool RetoldBook::is_state(std::size_t index) const {
  // "einschlafen" happens, but who "sitzt fest" has done so for a while.
  if (!past[index] || (!past[index]->particle.empty() && past[index]->particle != "fest")) return false;
  // "trägt den Hund zum Arzt"
  if (past[index]->infinitive == "tragen" && facts[index].has_goal()) return false;
  return texts_.is_state(past[index]->infinitive);
}

namespace {

// Whether a lower-case text has one of the stems; parts joined by "+" are all there.
bool has_stem(const std::string& lower, const std::vector<std::string>& stems) {
  return std::any_of(stems.begin(), stems.end(), [&](std::string_view stem) {
    while (!stem.empty()) {
      const std::size_t end = std::min(stem.find('+'), stem.size());
      if (lower.find(stem.substr(0, end)) == std::string::npos) return false;
      stem.remove_prefix(std::min(end + 1, stem.size()));
    }
    return true;
  });
}

const OccasionTexts* named_in(const std::string& text, const std::vector<OccasionTexts>& all) {
  const std::string lower = base::to_lower_utf8(text);
  const auto found = std::find_if(all.begin(), all.end(), [&](const OccasionTexts& each) {
    return has_stem(lower, each.stems) && (each.unlike.empty() || !has_stem(lower, each.unlike));
  });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::string RetoldBook::told_elsewhere(std::size_t index) const {
  std::string text;
  // What is said once may be spoken of again, but not right behind it, and nothing is told before it happens.
  for (std::size_t i = index > 0 ? index - 1 : 0; i < pages.size(); ++i) {
    if (i != index) text += pages[i].text + '\n';
  }
  return text;
}

bool RetoldBook::is_of_one_day() const {
  constexpr std::array<std::string_view, 15> longer = {"frühling", "sommer", "herbst",   "winter",  "woche",
                                                       "monat",    "jahr",   "später",   "täglich", "jeden",
                                                       "jedes",    "tage",   "nächsten", "ernte",   "wächst"};
  return std::none_of(pages.begin() + 1, pages.end(), [&](const StoryPage& page) {
    const auto words = telling::words_of(page.text);
    return std::any_of(words.begin(), words.end(), [&](const telling::SentenceWord& word) {
      return std::any_of(longer.begin(), longer.end(),
                         [&](std::string_view sign) { return word.lower.starts_with(sign); });
    });
  });
}

bool RetoldBook::tells_time() const {
  constexpr std::array<std::string_view, 14> times = {
      "müsli", "nacht", "abend",  "morgen",    "mittag", "vormittag",   "nachmittag",
      "mond",  "stern", "dunkel", "frühstück", "wach",   "mitternacht", "sonnenuntergang"};
  std::string text = title;
  for (const StoryPage& page : pages) text += '\n' + page.text;
  const auto words = telling::words_of(text);
  return std::any_of(words.begin(), words.end(), [&](const telling::SentenceWord& word) {
    return std::any_of(times.begin(), times.end(),
                       [&](std::string_view time) { return word.lower.starts_with(time); });
  });
}

const OccasionTexts* RetoldBook::occasion() const {
  return named_in(title, texts_.occasions());
}

const OccasionTexts* RetoldBook::tale() const {
  return named_in(title + ' ' + pages.front().text, texts_.tales());
}

bool RetoldBook::is_at(const std::string& time) const {
  const auto found = texts_.times().find(time);
  if (found == texts_.times().end()) return false;
  // Teeth are brushed in the evening, but not before breakfast: then it is morning.
  const bool turns = time == "evening" || time == "morning";
  if (turns && is_of_one_day() && !facts.front().says("Abend") && !facts.front().says("abend") &&
      !facts.front().says("Nacht")) {
    const auto& day = texts_.times().at("daytime");
    const bool goes_on = std::any_of(facts.begin() + 1, facts.end(),
                                     [&](const PageFacts& page) { return page.says_any(day); });
    if (goes_on && facts.front().says_any(texts_.times().at("evening"))) return time == "morning";
  }
  // No season is made up for what one page in the middle says.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> seasons = {
      {{"winter", "winter"}, {"autumn", "herbst"}, {"summer", "sommer"}, {"spring", "frühling"}}};
  const std::string lower = base::to_lower_utf8(title);
  return facts.front().says_any(found->second) ||
         std::any_of(seasons.begin(), seasons.end(), [&](const auto& season) {
           return season.first == time && lower.find(season.second) != std::string::npos;
         });
}

}  // namespace books::story
