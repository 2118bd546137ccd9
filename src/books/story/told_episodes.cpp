#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/connection.h"
#include "books/story/told_lines.h"
#include "books/story/told_subject.h"
#include "books/telling/sentence_words.h"

// What makes an episode of a page: why somebody does it, what is said, how it is there, and what comes back.

namespace books::story {
namespace {

// How many sentences a page has at most before one more is added, and how many characters.
struct EpisodeLength {
  int sentences;
  std::size_t characters;
};

EpisodeLength length_for(drawing::Age age) {
  switch (age) {
    case drawing::Age::years_3_5:
      return {3, 130};
    case drawing::Age::years_6_8:
      return {5, 260};
    case drawing::Age::years_9_up:
      break;
  }
  return {8, 430};
}

// What stands before and behind the slash of a line of two parts.
std::pair<std::string, std::string> halves_of(const std::string& line) {
  constexpr std::string_view slash = " / ";
  const std::size_t at = line.find(slash);
  if (at == std::string::npos) return {line, {}};
  return {line.substr(0, at), line.substr(at + slash.size())};
}

// Whether a sentence that begins with its subject begins with somebody else than the doers: "Tim ging als
// Gespenst".
bool begins_with_another(const telling::PastSentence& sentence, const PageFacts& page) {
  constexpr std::array<std::string_view, 5> pronouns = {"Er", "Sie", "Es", "Wir", "Ich"};
  if (!sentence.may_follow || page.doers().empty() || page.is_of_group() ||
      telling::is_one_of(sentence.front, pronouns))
    return false;
  return std::none_of(page.doers().begin(), page.doers().end(), [&](const german::Mention& doer) {
    return sentence.front.find(german::bare_name(doer)) != std::string::npos ||
           sentence.front.find(doer.noun.form(german::Case::nominative, doer.number())) != std::string::npos;
  });
}

}  // namespace

ToldLines::Motive ToldLines::motive(std::size_t index) {
  const TroubleOnPage& trouble = book_.troubles[index];
  const PageFacts& page = book_.facts[index];
  if (index == 0 || trouble.told != nullptr || trouble.healed != nullptr || trouble.turned != nullptr ||
      !page.is("being", place_of(index)) || page.has_new_subject() || page.quotes() ||
      begins_with_another(*book_.past[index], page))
    return {};
  Lines lines = of_deed(by_deed(index, &RetoldTexts::motives), index, book_.pages[index].text);
  if (page.is_of_group()) std::erase_if(lines, [](const Pattern* line) { return !line->is_marked("many"); });
  if (lines.empty()) return {};
  const Pattern* line = chance_.pick(std::span<const Pattern* const>(lines));
  const bool names = line->names_hero();
  auto [text, link] = halves_of(tell({line}, index));
  last_beginning_ = text.substr(0, text.find_first_of(" ,"));
  return {std::move(text), std::move(link), names};
}

// Whether its people are such as one may meet, and no knights and witches.
bool ToldLines::is_of_people_all_through() const {
  const auto is_of_people = [](const PageFacts& page) { return page.is_of_people() || page.is_of_group(); };
  const auto is_fairy = [&](const PageFacts& page) {
    return std::any_of(page.beings().begin(), page.beings().end(),
                       [&](const std::string& being) { return texts_.is_of_fairy_tales(being); });
  };
  return std::any_of(book_.facts.begin(), book_.facts.end(), is_of_people) &&
         std::none_of(book_.facts.begin(), book_.facts.end(), is_fairy);
}

// What whoever does it may say; of a family as a whole only what all of them say.
ToldLines::Lines ToldLines::spoken(const std::string& text, std::size_t index) const {
  const PageFacts& page = book_.facts[index];
  const bool ours = holds("wir", index);
  if (page.quotes() || text.find("„") != std::string::npos) return {};
  if (!ours && (!page.is("being", place_of(index)) || begins_with_another(*book_.past[index], page)))
    return {};
  // An animal of a book about people may think, but it says nothing.
  const bool dumb = page.is("animal", place_of(index)) && is_of_people_all_through();
  const auto allowed = [&](Lines lines) {
    if (dumb)
      std::erase_if(lines,
                    [](const Pattern* line) { return line->text().find("dachte") == std::string::npos; });
    const auto keep = [&](std::string_view mark) {
      std::erase_if(lines, [&](const Pattern* line) { return !line->is_marked(mark); });
    };
    if (ours)
      keep("wir");
    else if (page.is_of_group())
      keep("many");
    return lines;
  };
  Lines lines = allowed(of_deed(by_deed(index, &RetoldTexts::speeches), index, text));
  if (!lines.empty() || book_.is_denied(index) || book_.past[index]->verbs != 1) return lines;
  return allowed(fitting(texts_.list(book_.is_uneasy(index) ? "fright" : "voice"), index, text));
}

// How it is at the page's place, where its sentence says that and the page before was elsewhere.
std::string ToldLines::air(const std::string& text, std::size_t index) {
  const StoryPage& page = book_.pages[index];
  const bool same = index > 0 && !page.scene.empty() && book_.pages[index - 1].scene == page.scene;
  if (same || book_.is_uneasy(index) || book_.age == drawing::Age::years_3_5) return {};
  const Lines lines = fitting(texts_.list("air"), index, text);
  return lines.empty() ? std::string() : tell(lines, index);
}

std::string ToldLines::episode(const std::string& text, std::size_t index) {
  const EpisodeLength most = length_for(book_.age);
  std::string more;
  const auto has_room = [&] {
    const std::string all = text + more;
    return german::count_sentences(all) < most.sentences && base::count_code_points(all) < most.characters;
  };
  const auto add = [&](const std::string& line) {
    if (!line.empty()) more += more.empty() ? line : ' ' + line;
  };
  if (has_room()) add(air(text, index));
  if (has_room()) {
    const Lines lines = spoken(text + ' ' + more, index);
    if (!lines.empty()) add(tell(lines, index));
  }
  if (book_.age == drawing::Age::years_9_up && has_room() && book_.past[index]->verbs == 1 &&
      !book_.is_denied(index)) {
    const Lines lines = fitting(texts_.list("moment"), index, text + ' ' + more);
    if (!lines.empty()) more = more.empty() ? tell(lines, index) : tell(lines, index) + ' ' + more;
  }
  return more;
}

std::string ToldLines::refrain(std::size_t index) {
  if (book_.age != drawing::Age::years_3_5) return {};
  constexpr std::size_t fewest = 3;
  if (!refrain_) {
    std::size_t calm = 0;
    for (std::size_t i = 0; i + 1 < book_.pages.size(); ++i) calm += !book_.is_uneasy(i);
    const Lines lines = fitting(texts_.list("refrain"), 0, {});
    const bool rhymes = calm >= fewest && !book_.is_sad(book_.pages.size() - 1) && !lines.empty();
    refrain_ = rhymes ? tell(lines, 0) : std::string();
  }
  if (refrain_->empty() || book_.is_uneasy(index)) return {};
  const auto [inner, end] = halves_of(*refrain_);
  if (index + 1 == book_.pages.size()) return end;
  // On every other page, so that it comes again and does not wear out.
  return index % 2 == 0 ? inner : std::string();
}

std::string ToldLines::back_to_beginning(std::size_t index) {
  const telling::PastSentence& first = *book_.past.front();
  const PageFacts& facts = book_.facts.front();
  constexpr std::size_t longest = 60;  // in characters
  if (book_.age == drawing::Age::years_3_5 || index < 3 || book_.is_sad(index) || first.verbs != 1 ||
      first.leads || !first.may_follow || !first.quote.empty() || texts_.is_lasting(first.infinitive) ||
      first.rest.find_first_of(",") != std::string::npos || first.rest.find("heute") != std::string::npos ||
      base::count_code_points(first.text()) > longest ||
      (first.front != "Wir" && !is_named_alone(first.front, facts)))
    return {};
  std::string rest = first.rest;
  std::string verb = first.verb;
  if (!first.particle.empty()) {
    if (!rest.ends_with(first.particle)) return {};
    rest.resize(rest.size() - first.particle.size());
    verb = first.particle + verb;
  }
  Parts parts;
  const Lines lines = fitting(texts_.list("return"), index, {});
  if (lines.empty()) return {};
  const Pattern* line = chance_.pick(std::span<const Pattern* const>(lines));
  // "Noch lange dachte Mia daran, wie sie ihr Pferd putzte."
  const bool named = line->names_hero() && facts.doer_key() == book_.facts[index].doer_key();
  std::string who = "wir";
  if (first.front != "Wir")
    who = named ? german::pronoun(facts.doers(), german::Case::nominative)
                : german::bare_definite(facts.doers(), german::Case::nominative);
  parts.words["anfang"] = who + ' ' + (rest.empty() || rest.ends_with(' ') ? rest : rest + ' ') + verb;
  parts.mentions['H'] = book_.facts[index].doers();
  for (german::Mention& doer : parts.mentions['H']) doer.called_alone = !doer.called.empty();
  return german::sentence_case(line->fill(parts));
}

}  // namespace books::story
