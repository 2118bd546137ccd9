#include "books/story/told_subject.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/telling/antecedents.h"
#include "books/telling/sentence_words.h"

namespace books::story {
namespace {

using german::Case;
using telling::PastSentence;

// Whether a phrase has nothing but the doers: "Der kleine Ritter", "Emma und Ben", "Prinzessin Rosalie".
bool is_only(const std::string& phrase, const german::Mentions& doers) {
  std::size_t named = 0;
  for (const telling::SentenceWord& word : telling::words_of(phrase)) {
    const std::string typed = phrase.substr(word.at, word.size);
    const bool own = std::any_of(doers.begin(), doers.end(), [&](const german::Mention& doer) {
      const auto names = telling::words_of(doer.called);
      const bool called =
          std::any_of(names.begin(), names.end(), [&](const auto& name) { return name.lower == word.lower; });
      return called || typed == doer.noun.form(Case::nominative, doer.number());
    });
    named += own;
    const bool small = word.at == 0 ? telling::is_small(word) : typed == word.lower;
    if (own || (small && word.lower != "mit")) continue;
    // "Prinzessin" of "Prinzessin Rosalie".
    const bool title = std::any_of(doers.begin(), doers.end(), [&](const german::Mention& doer) {
      return doer.titled && doer.noun.name() == typed;
    });
    if (!title) return false;
  }
  return named >= doers.size();
}

bool has_own_name(const german::Mentions& doers) {
  return doers.size() == 1 && !doers.front().called.empty();
}

}  // namespace

bool is_ambiguous(const PageFacts& page) {
  const std::string pronoun = german::pronoun(page.doers(), Case::nominative);
  return std::any_of(page.others().begin(), page.others().end(), [&](const german::Mention& other) {
    return german::pronoun({other}, Case::nominative) == pronoun;
  });
}

PastSentence with_pronoun(PastSentence sentence, const PageFacts& page, const PageFacts& before) {
  if (page.doers().empty() || page.doer_key() != before.doer_key() || is_ambiguous(before)) return sentence;
  const std::string pronoun = german::pronoun(page.doers(), Case::nominative);
  // "Das Mädchen" is "es" and would be "sie": it stays.
  if (pronoun == "es") return sentence;
  if (is_only(sentence.front, page.doers())) {
    sentence.front = german::sentence_case(pronoun);
    return sentence;
  }
  for (const std::string& phrase :
       {german::bare_definite(page.doers(), Case::nominative), german::bare_name(page.doers().front())}) {
    const bool alone = page.doers().size() == 1 && sentence.rest.starts_with(phrase) &&
                       (sentence.rest.size() == phrase.size() || sentence.rest[phrase.size()] == ' ');
    if (!alone) continue;
    sentence.rest = pronoun + sentence.rest.substr(phrase.size());
    return sentence;
  }
  return sentence;
}

PastSentence with_pronoun_of_several(PastSentence sentence, const std::vector<std::string>& before) {
  constexpr std::string_view deed = " lachen";
  for (const auto& [capital, small] : {std::pair<std::string, std::string>{"Sie", "sie"}, {"Wir", "wir"}}) {
    std::string whom = telling::stand_alone(capital + std::string(deed), before);
    if (!whom.ends_with(deed)) continue;
    whom.resize(whom.size() - deed.size());
    if (whom == capital) continue;
    const std::vector<telling::SentenceWord> words = telling::words_of(whom);
    // Nobody counts those who are known, nor says "die Jungen" of a boy and a girl; "der Mann und die drei
    // Fische" were never typed.
    constexpr std::array<std::string_view, 3> made = {"zwei", "drei", "vier"};
    const bool counted = words.size() > 2 && std::any_of(words.begin(), words.end(), [&](const auto& word) {
                           return telling::is_one_of(word.lower, made);
                         });
    const bool children = whom == "Die Jungen" || whom == "Die Mädchen";
    const std::string lower = base::to_lower_utf8(whom);
    const bool said = std::any_of(before.begin(), before.end(), [&](const std::string& text) {
      return base::to_lower_utf8(text).find(lower) != std::string::npos;
    });
    if (small == "sie" ? said || !(counted || children) : !said) continue;
    if (sentence.front == whom) {
      sentence.front = capital;
      return sentence;
    }
    const std::string inside = telling::inside_sentence(whom);
    if (sentence.rest.starts_with(inside) &&
        (sentence.rest.size() == inside.size() || sentence.rest[inside.size()] == ' ')) {
      sentence.rest.replace(0, inside.size(), small);
      return sentence;
    }
  }
  return sentence;
}

PastSentence with_own_eyes(PastSentence sentence, const PageFacts& page) {
  constexpr std::array<std::string_view, 3> looks = {"schauen", "gucken", "sehen"};
  constexpr std::array<std::string_view, 8> not_himself = {"sich", "mich", "mir", "uns",
                                                           "ich",  "wir",  "ihn", "sie"};
  if (sentence.particle != "an" || !telling::is_one_of(sentence.infinitive, looks) || !page.others().empty())
    return sentence;
  const auto says_other = [&](const std::string& part) {
    const auto words = telling::words_of(part);
    return std::any_of(words.begin(), words.end(),
                       [&](const auto& word) { return telling::is_one_of(word.lower, not_himself); });
  };
  if (!says_other(sentence.front) && !says_other(sentence.rest)) sentence.rest.insert(0, "sich ");
  return sentence;
}

bool is_named_alone(const std::string& front, const PageFacts& page) {
  return !page.doers().empty() && is_only(front, page.doers());
}

PastSentence with_object_pronoun(PastSentence sentence, const PageFacts& page, const PageFacts& before) {
  constexpr std::array<std::string_view, 9> to_somebody = {
      "helfen", "folgen", "danken", "zuhören", "gratulieren", "antworten", "begegnen", "winken", "verzeihen"};
  if (!has_own_name(before.doers()) || page.doers().empty() || page.doer_key() == before.doer_key())
    return sentence;
  if (sentence.rest != german::bare_name(before.doers().front())) return sentence;
  if (german::pronoun(page.doers(), Case::nominative) == german::pronoun(before.doers(), Case::nominative))
    return sentence;
  const bool dative = telling::is_one_of(sentence.infinitive, to_somebody);
  sentence.rest = german::pronoun(before.doers(), dative ? Case::dative : Case::accusative);
  return sentence;
}

PastSentence with_owner(PastSentence sentence, const PageFacts& page, const PageFacts& before) {
  constexpr std::array<std::string_view, 10> parts = {"schulter", "schultern", "arm", "hand",   "schoß",
                                                      "kopf",     "knie",      "hut", "rücken", "nase"};
  if (!has_own_name(before.doers()) || page.is_of_people() || !sentence.front.starts_with("Ein"))
    return sentence;
  const std::string stem = german::possessive_stem(before.doers());
  const auto words = telling::words_of(sentence.rest);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (!words[i].lower.starts_with(stem) || !telling::is_one_of(words[i + 1].lower, parts)) continue;
    const std::string name = before.doers().front().called;
    const bool hisses =
        std::string_view("sxz").find(name.back()) != std::string_view::npos || name.ends_with("ß");
    sentence.rest.replace(words[i].at, words[i].size, name + (hisses ? "’" : "s"));
    return sentence;
  }
  return sentence;
}

std::string once_upon_a_time(const PastSentence& sentence, const PageFacts& page) {
  if (page.doers().size() != 1 || page.doers().front().count != 1) return {};
  german::Mention hero = page.doers().front();
  if (!is_only(sentence.front, page.doers())) return {};
  for (const telling::SentenceWord& word : telling::words_of(sentence.front)) {
    if (telling::is_function_word(word.lower) || !telling::is_small(word)) continue;
    if (!telling::is_adjective(telling::record_of(word.lower))) continue;
    // The stem of "kleine", "kleiner".
    std::string stem = word.lower;
    while (!stem.empty() && std::string_view("rnms").find(stem.back()) != std::string_view::npos &&
           stem.size() > 2 && stem[stem.size() - 2] == 'e')
      stem.pop_back();
    if (stem.ends_with('e')) stem.pop_back();
    hero.adjectives.push_back(std::move(stem));
  }
  const std::string name = std::exchange(hero.called, {});
  hero.called_alone = hero.titled = hero.unique = false;
  std::string text = "Es war einmal " + german::indefinite({hero}, Case::nominative);
  if (!name.empty())
    text += ", " +
            std::string(
                german::definite_article(Case::nominative, german::Number::singular, hero.noun.gender())) +
            " hieß " + name;
  return text + '.';
}

}  // namespace books::story
