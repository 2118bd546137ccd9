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

// What makes an episode of a page: why somebody does it, what is said, how it is there, and a rhyme.

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
      return {4, 260};
    case drawing::Age::years_9_up:
      break;
  }
  return {5, 380};
}

// How many sentences somebody hears: "„Juhu!“, rief er." is one.
int heard_sentences(std::string text) {
  constexpr std::string_view cry = "!“,", question = "?“,";
  for (const std::string_view end : {cry, question}) {
    for (std::size_t at = text.find(end); at != std::string::npos; at = text.find(end)) text.erase(at, 1);
  }
  return german::count_sentences(text);
}

// What stands before and behind the slash of a line of two parts.
std::pair<std::string, std::string> halves_of(const std::string& line) {
  constexpr std::string_view slash = " / ";
  const std::size_t at = line.find(slash);
  if (at == std::string::npos) return {line, {}};
  return {line.substr(0, at), line.substr(at + slash.size())};
}

// Whether a page's text has the words that a line asks for: nothing is smelt where only the picture is.
bool is_named_in(const Pattern& line, const std::string& text) {
  constexpr std::string_view with = "mit:";
  const auto words = telling::words_of(text);
  return std::all_of(line.marks().begin(), line.marks().end(), [&](const std::string& mark) {
    if (!mark.starts_with(with)) return true;
    for (std::size_t at = with.size(); at < mark.size();) {
      const std::size_t end = std::min(mark.find(',', at), mark.size());
      const std::string_view stem = std::string_view(mark).substr(at, end - at);
      if (std::any_of(words.begin(), words.end(),
                      [&](const auto& word) { return text.compare(word.at, stem.size(), stem) == 0; }))
        return true;
      at = end + 1;
    }
    return false;
  });
}

bool speaks_of_next(const Pattern* line) {
  return std::any_of(line->marks().begin(), line->marks().end(),
                     [](const std::string& mark) { return mark.starts_with("vor:"); });
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
  // The fright is told before what is done next, and not behind it.
  if (lines.empty() && book_.age == drawing::Age::years_9_up && !book_.is_denied(index))
    lines = fitting(texts_.list("aftermath"), index, book_.pages[index].text);
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
// Nobody smells and hears the same on two pages, and no rocket smells at all.
std::string ToldLines::air(const std::string& text, std::size_t index) {
  if (!book_.facts[index].is("being", place_of(index)) && !holds("wir", index)) return {};
  // Whoever is on the way to the sea does not smell it yet.
  if (holds("ziel", index)) return {};
  const StoryPage& page = book_.pages[index];
  const bool same = index > 0 && !page.scene.empty() && book_.pages[index - 1].scene == page.scene;
  if (same || book_.is_uneasy(index) || book_.age == drawing::Age::years_3_5) return {};
  Lines lines = fitting(texts_.list("air"), index, text + ' ' + airs_);
  std::erase_if(lines, [&](const Pattern* line) { return !is_named_in(*line, text); });
  if (lines.empty()) return {};
  std::string line = tell(lines, index);
  airs_ += line + ' ';
  return line;
}

std::string ToldLines::episode(const std::string& text, std::size_t index) {
  EpisodeLength most = length_for(book_.age);
  if (rhymes(index)) --most.sentences;
  std::string more;
  const auto has_room = [&] {
    const std::string all = text + more;
    return heard_sentences(all) < most.sentences && base::count_code_points(all) < most.characters;
  };
  const auto add = [&](const std::string& line) {
    if (!line.empty() && heard_sentences(text + ' ' + more + ' ' + line) > most.sentences)
      leave_unsaid(text + more, index);
    else if (!line.empty())
      more += more.empty() ? line : ' ' + line;
  };
  if (has_room()) add(air(text, index));
  if (has_room()) {
    const Lines lines = spoken(text + ' ' + more, index);
    if (!lines.empty()) add(tell(lines, index));
  }
  if (book_.age == drawing::Age::years_9_up && has_room() && book_.past[index]->verbs == 1 &&
      !book_.is_denied(index)) {
    Lines lines = fitting(texts_.list("moment"), index, text + ' ' + more);
    // What speaks of the page behind goes before all others, and is the last that is said.
    const bool ahead = std::any_of(lines.begin(), lines.end(), speaks_of_next);
    if (ahead) std::erase_if(lines, [](const Pattern* line) { return !speaks_of_next(line); });
    const std::string moment = lines.empty() ? std::string() : tell(lines, index);
    if (heard_sentences(text + ' ' + moment + ' ' + more) <= most.sentences && !moment.empty()) {
      if (more.empty())
        more = moment;
      else
        more = ahead ? more + ' ' + moment : moment + ' ' + more;
    }
  }
  return more;
}

std::string ToldLines::sigh(std::size_t index) {
  const TroubleOnPage& trouble = book_.troubles[index];
  if (trouble.healed != nullptr || book_.facts[index].says("kein+Angst")) return {};
  const bool sighed = index > 0 && (book_.is_sad(index - 1) || book_.troubles[index - 1].told != nullptr);
  // "Ein Mädchen war traurig und ihr Bruder tröstete sie."
  const PageFacts& page = book_.facts[index];
  if (trouble.told == nullptr &&
      std::any_of(texts_.troubles().begin(), texts_.troubles().end(),
                  [&](const auto& each) { return page.says_any(each.words) && page.says_any(each.heals); }))
    return {};
  Lines lines;
  if (trouble.told != nullptr) lines = fitting(trouble.told->sighs, index, book_.pages[index].text);
  // Nobody sighs alike on two pages running.
  if (lines.empty() && !sighed && !quotes_somebody(book_.pages[index]))
    lines = fitting(texts_.list("dismay"), index, {});
  return lines.empty() ? std::string() : tell(lines, index);
}

std::string ToldLines::unfound(const german::Mentions& sought) {
  const std::vector<Pattern>& lines = texts_.list("unfound");
  Parts parts;
  parts.mentions['X'] = sought;
  return german::sentence_case(chance_.pick(std::span<const Pattern>(lines)).fill(parts));
}

bool ToldLines::rhymes(std::size_t index) {
  if (book_.age != drawing::Age::years_3_5) return false;
  constexpr std::size_t fewest = 3;
  if (!refrain_) {
    std::size_t calm = 0;
    for (std::size_t i = 0; i + 1 < book_.pages.size(); ++i) calm += !book_.is_uneasy(i);
    const Lines lines = fitting(texts_.list("refrain"), 0, {});
    const bool rhymes = calm >= fewest && !book_.is_sad(book_.pages.size() - 1) && !lines.empty();
    refrain_ = rhymes ? tell(lines, 0) : std::string();
  }
  // On every other page, so that it comes again and does not wear out.
  const bool comes = index % 2 == 0 || index + 1 == book_.pages.size();
  return comes && !refrain_->empty() && !book_.is_uneasy(index);
}

std::string ToldLines::refrain(const std::string& text, std::size_t index) {
  if (!rhymes(index) || heard_sentences(text) >= length_for(book_.age).sentences) return {};
  const auto [inner, end] = halves_of(*refrain_);
  return index + 1 == book_.pages.size() ? end : inner;
}

std::string ToldLines::as_room_is(const std::string& text, std::string line, std::size_t index) {
  const int all = heard_sentences(text + ' ' + line) + (rhymes(index) ? 1 : 0);
  if (all <= length_for(book_.age).sentences) return line;
  leave_unsaid(text, index);
  return {};
}

void ToldLines::leave_unsaid(const std::string& text, std::size_t index) {
  if (text.find("„") == std::string::npos) spoken_on_.erase(index);
}

}  // namespace books::story
