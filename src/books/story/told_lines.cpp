#include "books/story/told_lines.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/connection.h"
#include "books/story/told_subject.h"
#include "books/telling/sentence_words.h"

namespace books::story {
namespace {

using telling::PastSentence;

constexpr std::size_t short_sentence = 70;  // in characters: with less there is something to add to a page
constexpr std::size_t short_page = 130;     // likewise, for older children a second line

// "Es fing an zu regnen": nobody catches anything.
bool begins(const PastSentence& sentence) {
  const auto words = telling::words_of(sentence.rest);
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    const telling::SentenceWord& next = words[i + 1];
    // "zwei zu eins" is a result.
    if (words[i].lower == "zu" && next.lower.ends_with('n') &&
        sentence.rest.compare(next.at, next.size, next.lower) == 0)
      return true;
  }
  return false;
}

// "Der Kater war weggelaufen": no line of what somebody does goes with what had been before.
bool is_done(const PastSentence& sentence) {
  return sentence.infinitive == "sein" || sentence.infinitive == "haben";
}

// "Mia wollte tanzen" and "ging tanzen", but not "ging in den Zoo", nor "ließ einen Drachen steigen".
bool is_led(const PastSentence& sentence) {
  if (!sentence.leads || sentence.infinitive == "lassen") return false;
  const auto words = telling::words_of(sentence.rest);
  if (sentence.infinitive != "gehen" || words.empty()) return true;
  const telling::SentenceWord& last = words.back();
  return sentence.rest.compare(last.at, last.size, last.lower) == 0 && last.lower.ends_with("en");
}

// Whether a line is only for pages that have certain words or lie somewhere.
bool is_special(const Pattern& line) {
  return std::any_of(line.marks().begin(), line.marks().end(), [](const std::string& mark) {
    return mark.starts_with("mit:") || mark.starts_with("ort:") || mark.starts_with("tat:") ||
           mark.starts_with("nach:") || mark.starts_with("vor:") || mark == "neu";
  });
}

// What a word is known by: "rettete" and "gerettet", "glücklich" and "Glück".
std::string_view stem_of(std::string_view word) {
  constexpr std::size_t stem_size = 5;  // in bytes
  if (word.size() > stem_size + 2 && word.starts_with("ge")) word.remove_prefix(2);
  return word.substr(0, stem_size);
}

std::string_view first_word_of(std::string_view text) {
  return text.substr(0, text.find_first_of(" ,"));
}

// "Struppi", who was brought in as "der Hund Struppi".
german::Mentions by_name_alone(german::Mentions doers) {
  for (german::Mention& doer : doers) {
    if (!doer.called.empty()) doer.called_alone = true;
  }
  return doers;
}

// Where a pattern first calls its doer: the slot, from its brace to the other.
std::string_view first_call(std::string_view text) {
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const std::string_view slot = text.substr(at, text.find('}', at) + 1 - at);
    if (slot.ends_with(" H}") && slot.find('/') == std::string_view::npos) return slot;
  }
  return {};
}

// The pattern with the name for the first pronoun, where the pronoun could be somebody else: after a beaver
// has given a bear honey, the beaver is named as the one who speaks.
std::string by_name_first(const std::string& text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> names = {
      {{"{er H}", "{der H}"}, {"{ihm H}", "{dem H}"}, {"{ihn H}", "{den H}"}}};
  const std::string_view call = first_call(text);
  for (const auto& [pronoun, name] : names) {
    if (call != pronoun) continue;
    std::string named = text;
    return named.replace(static_cast<std::size_t>(call.data() - text.data()), call.size(), name);
  }
  return text;
}

// "„Bitte schön!“" of "„Bitte schön!“, sagte {er H}.": where the page's sentence has just named who it is and
// "er" could be somebody else, nobody needs the name again. Empty for other lines.
std::string speech_alone(const std::string& text) {
  constexpr std::string_view opening = "„", closing = "“, ", end = " {er H}.";
  const std::size_t at = text.find(closing);
  if (!text.starts_with(opening) || at == std::string::npos || !text.ends_with(end)) return {};
  const std::string verb = text.substr(at + closing.size(), text.size() - end.size() - at - closing.size());
  if (verb != "sagte" && verb != "rief" && verb != "fragte") return {};
  std::string speech = text.substr(0, at);
  if (!speech.ends_with('!') && !speech.ends_with('?')) speech += verb == "rief" ? '!' : '.';
  return speech + "“";
}

// Nothing says "sein" first where it could be somebody else's.
bool can_be_named(const std::string& text, const PageFacts& page) {
  return page.doers().empty() || !first_call(text).starts_with("{sein") || !is_ambiguous(page);
}

bool are_two(const PageFacts& page) {
  int all = 0;
  for (const german::Mention& doer : page.doers()) all += doer.count;
  return all == 2 && !page.is_of_group();
}

// Words that nobody hears twice.
bool is_quiet(const std::string& lower) {
  constexpr std::array<std::string_view, 34> quiet = {
      "nicht",   "alle",    "allen", "hatte", "hatten", "wurde", "wurden", "waren",  "noch",
      "ganz",    "sich",    "seine", "ihre",  "einen",  "einer", "wollte", "konnte", "immer",
      "nach",    "mehr",    "schon", "auch",  "eine",   "ihren", "klein",  "kleine", "kleiner",
      "kleinen", "kleines", "groß",  "große", "großen", "über",  "unter"};
  return telling::is_one_of(lower, quiet) || telling::is_function_word(lower);
}

// Whether a sentence of the text begins with the word; somebody who is spoken of may do so.
bool begins_a_sentence(const std::string& text, const std::string& lower) {
  constexpr std::array<std::string_view, 3> pronouns = {"er", "sie", "„was"};
  if (telling::is_one_of(lower, pronouns)) return false;
  bool begins = true;
  for (const telling::SentenceWord& word : telling::words_of(text)) {
    if (begins && word.lower == lower) return true;
    const std::size_t end = word.at + word.size;
    begins = end < text.size() && std::string_view(".!?").find(text[end]) != std::string_view::npos;
  }
  return false;
}

// A line that says a word of the page's own sentence again sounds like an echo.
// Nor may it say what another page of the book tells: nothing rustles before "Plötzlich raschelt etwas".
void leave_echoes_of(std::vector<const Pattern*>& lines, const std::string& text,
                     const std::string& elsewhere) {
  constexpr std::size_t shortest_heard = 4;  // in bytes
  const std::string all = text + '\n' + elsewhere;
  const auto words = telling::words_of(all);
  std::erase_if(lines, [&](const Pattern* line) {
    const auto own = telling::words_of(line->text());
    // "Fröhliche Weihnachten!" is wished under a Weihnachtsbaum.
    if (line->is_marked("wunsch")) return false;
    // "Wackel, wackel!" is how it sounds.
    if (own.size() == 2 && own[0].lower == own[1].lower) return false;
    return std::any_of(own.begin(), own.end(), [&](const auto& word) {
      // "Jeder packte mit an. Jeder hatte eine Idee."
      if (word.at == own.front().at && begins_a_sentence(text, word.lower)) return true;
      if (word.size < shortest_heard || is_quiet(word.lower)) return false;
      return std::any_of(words.begin(), words.end(), [&](const auto& each) {
        return each.size >= shortest_heard && stem_of(each.lower) == stem_of(word.lower);
      });
    });
  });
}

// "Bald waren alle satt" of two, who are "beide"; "nach allen Seiten" is of any number.
bool says_all(const Pattern* line) {
  const auto words = telling::words_of(line->text());
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].lower != "alle" && words[i].lower != "allen") continue;
    const bool last = i + 1 == words.size();
    if (last || line->text().compare(words[i + 1].at, words[i + 1].size, words[i + 1].lower) == 0)
      return !line->is_marked("beide");
  }
  return false;
}

bool says_time(const Pattern* line) {
  constexpr std::array<std::string_view, 8> times = {"Morgen",    "morgen", "mittag", "Mittag",
                                                     "Frühstück", "Frühe",  "Abend",  "schliefen"};
  return std::any_of(times.begin(), times.end(),
                     [&](std::string_view time) { return line->text().find(time) != std::string::npos; });
}

}  // namespace

std::string_view ToldLines::place_of(std::size_t index) const {
  if (index == 0) return "first";
  return index + 1 == book_.pages.size() ? "last" : "inner";
}

std::string ToldLines::line(const std::string& list, std::size_t index) {
  Lines lines = fitting(texts_.list(list), index, book_.pages[index].text);
  // No day is the one on which a garden is laid out that bears fruit in summer.
  if (list == "opening" && !book_.is_of_one_day())
    std::erase_if(
        lines, [](const Pattern* line) { return line->text().find("Eines Tages") != 0 || says_time(line); });
  // "In aller Frühe" of a book whose second page is an evening.
  if (list == "opening" && book_.tells_time()) std::erase_if(lines, says_time);
  return tell_anew(std::move(lines), index);
}

std::string ToldLines::line(const std::vector<Pattern>& list, std::size_t index) {
  // What a title promises may say a word of the page: "Am ersten Schultag kam Ida in die Schule".
  return tell_anew(fitting(list, index, {}), index);
}

std::string ToldLines::special_line(const std::string& list, std::size_t index) {
  Lines lines = fitting(texts_.list(list), index, book_.pages[index].text);
  std::erase_if(lines, [](const Pattern* line) { return !is_special(*line); });
  return tell_anew(std::move(lines), index);
}

// Whether the sentence of a page next to this one was typed with the word before its verb: "Da".
bool ToldLines::begins_beside(std::string_view word, std::size_t index) const {
  const auto begins = [&](std::size_t page) {
    return page < book_.past.size() && book_.past[page] && first_word_of(book_.past[page]->front) == word;
  };
  return (index > 0 && begins(index - 1)) || begins(index + 1);
}

// Two pages running do not begin alike: "Bald", "Bald darauf".
std::string ToldLines::tell_anew(Lines lines, std::size_t index) {
  std::erase_if(lines, [&](const Pattern* line) {
    const std::string_view first = first_word_of(line->text());
    return first == last_beginning_ || begins_beside(first, index);
  });
  if (lines.empty()) return {};
  std::string told = tell(lines, index);
  last_beginning_ = first_word_of(told);
  return told;
}

bool ToldLines::holds(std::string_view mark, std::size_t index) const {
  const PageFacts& page = book_.facts[index];
  if (mark == "calm") return book_.is_calm();
  if (mark == "immer" || mark == "wunsch") return true;
  if (mark == "märchen") return book_.pages.front().text.find("war einmal") != std::string::npos;
  if (mark == "tag") return book_.is_of_one_day() && !book_.facts.front().is("night", {});
  if (mark == "unruhig") return !holds("calm", index);
  if (mark == "gut") return !book_.is_uneasy(index) && !book_.is_denied(index);
  if (mark == "arg") return book_.is_uneasy(index);
  if (mark == "tut") return !book_.is_state(index);
  if (mark == "wir") return page.says("wir") || page.says("Wir");
  if (mark == "froh")
    return holds("gut", index) && book_.past[index] && texts_.is_glad(book_.past[index]->infinitive);
  if (mark == "gefahr") return book_.is_in_trouble();
  if (mark == "bisher") {
    for (std::size_t before = 0; before <= index; ++before) {
      if (book_.is_uneasy(before)) return false;
    }
    return true;
  }
  if (mark == "zustand") return book_.is_state(index);
  if (mark == "held")
    return page.doers().size() == 1 &&
           book_.title.find(german::bare_name(page.doers().front())) != std::string::npos;
  if (mark == "unbelebt") return page.doers().empty() && page.beings().empty();
  if (mark == "leute") return page.is_of_people() || page.is_of_group();
  if (book_.is_time(mark)) return book_.is_at(std::string(mark));
  if (constexpr std::string_view before = "nach:"; mark.starts_with(before))
    return index > 0 && holds(mark.substr(before.size()), index - 1);
  if (constexpr std::string_view behind = "vor:"; mark.starts_with(behind))
    return index + 1 < book_.pages.size() && holds(mark.substr(behind.size()), index + 1);
  if (mark == "beide") return page.is("many", {}) && are_two(page);
  if (mark == "mehrere") return page.is("many", {}) && !are_two(page);
  if (mark == "bekannt") return book_.is_known(index);
  // "Das zweite Schweinchen" is another one.
  const bool other = page.says("zweite") || page.says("dritte") || page.says("andere");
  const bool same =
      index > 0 && !other && !page.doers().empty() && page.doer_key() == book_.facts[index - 1].doer_key();
  if (mark == "selber") return same;
  // Whoever is at the end of a way that the page before tells: who went it, or who is met there, and not
  // "Oma".
  if (mark == "dort")
    return index > 0 && (page.doers().empty() || !page.is_of_people() || page.is("neu", {}) ||
                         telling::have_in_common(page.beings_of_doers(), book_.facts[index - 1].beings()));
  if (mark == "andere") return index > 0 && !same;
  return page.is(mark, place_of(index));
}

ToldLines::Lines ToldLines::of_deed(const std::vector<Pattern>& lines, std::size_t index,
                                    const std::string& text) const {
  Lines fit = fitting(lines, index, text);
  const bool of_thing = book_.facts[index].is_of_thing(), uneasy = book_.is_uneasy(index);
  std::erase_if(fit, [&](const Pattern* line) {
    return !is_special(*line) && ((of_thing && !line->is_marked("ding")) ||
                                  (uneasy && !line->is_marked("arg") && !line->is_marked("immer")));
  });
  return fit;
}

std::string ToldLines::turn(std::size_t index) {
  const TroubleOnPage& trouble = book_.troubles[index];
  return trouble.turned == nullptr ? std::string() : of_trouble(trouble.turned->turns, trouble.since, index);
}

std::string ToldLines::ending(const std::string& text, std::size_t index) {
  std::string end = short_ending(text, index);
  if (book_.is_sad(index) && book_.troubles[index].healed == nullptr) return end;
  // What any day ends with ends it once.
  if (!end.empty() && !ends_deed_) return end;
  const Lines backs = fitting(texts_.list("back"), index, text + ' ' + end);
  if (backs.empty()) return end;
  return end.empty() ? tell(backs, index) : end + ' ' + tell(backs, index);
}

std::string ToldLines::short_ending(const std::string& text, std::size_t index) {
  const TroubleOnPage& trouble = book_.troubles[index];
  if (trouble.rescued != nullptr) {
    std::string found = of_trouble(trouble.rescued->finds, trouble.since, index);
    if (!found.empty()) return found;
    // Who sits there needs nobody to say that all was found.
    if (book_.is_found(index)) return line("ending", index);
    if (std::string rescue = of_trouble(trouble.rescued->rescues, trouble.since, index); !rescue.empty())
      return rescue;
  }
  if (book_.is_sad(index) && trouble.healed == nullptr) return line("comfort", index);
  Lines lines = of_deed(by_deed(index, &RetoldTexts::ends_after), index, text);
  // "Tim liegt im Bett und schläft."
  if (lines.empty() && book_.facts[index].says("schläft") && !book_.is_denied(index))
    lines = fitting(texts_.ends_after("schlafen"), index, text);
  const bool special =
      std::any_of(lines.begin(), lines.end(), [](const Pattern* line) { return is_special(*line); });
  if (!special) {
    if (std::string well = all_well(index); !well.empty()) return well;
  }
  if (const OccasionTexts* occasion = book_.occasion(); occasion != nullptr && !special) {
    // It says the title's word, which other pages may say as well.
    Lines ends = fitting(occasion->ends, index, {});
    leave_echoes_of(ends, text, {});
    if (!ends.empty()) return tell(ends, index);
  }
  const auto sought = book_.sought_in_vain();
  if (sought && !sought->empty()) return unfound(*sought);
  // "Am Ende feierten alle. Ende gut, alles gut!"
  ends_deed_ = !lines.empty();
  if (lines.empty()) lines = fitting(texts_.list("ending"), index, text);
  if (sought) std::erase_if(lines, [](const Pattern* line) { return line->is_marked("unruhig"); });
  // Two cries one after the other are one too many.
  if (text.ends_with('!'))
    std::erase_if(lines, [](const Pattern* line) { return line->text().ends_with('!'); });
  return lines.empty() ? std::string() : tell(lines, index);
}

// What a book says at its end that has made something good; empty where nothing was bad, or others end it.
std::string ToldLines::all_well(std::size_t index) {
  for (std::size_t i = 1; i <= index; ++i) {
    const TroubleOnPage& trouble = book_.troubles[i];
    const TroubleTexts* good = trouble.healed != nullptr ? trouble.healed : trouble.turned;
    if (good == nullptr ||
        !telling::have_in_common(book_.facts[trouble.since].beings(), book_.facts[index].beings()))
      continue;
    // Its turn has said so already.
    if (trouble.turned != nullptr) continue;
    if (std::string well = of_trouble(good->wells, trouble.since, index); !well.empty()) return well;
  }
  return {};
}

std::string ToldLines::added(const std::string& text, std::size_t index) {
  const bool bare = base::count_code_points(text) <= short_sentence;
  if (book_.is_sad(index) || book_.troubles[index].told != nullptr || (bare && book_.is_denied(index)))
    return sigh(index);
  if (quotes_somebody(book_.pages[index])) return {};
  felt_ = false;
  std::string line = short_line(text, index);
  if (book_.age == drawing::Age::years_3_5 || book_.past[index]->verbs != 1) return line;
  const std::string so_far = text + ' ' + line;
  Lines reasons = of_deed(by_deed(index, &RetoldTexts::reasons), index, so_far);
  // From six on a page that has a line has another one only where it is of just this deed and thing.
  if (book_.age == drawing::Age::years_6_8) {
    if (reasons.empty() && line.empty()) reasons = fitting(texts_.list("thought"), index, so_far);
    if (!line.empty()) std::erase_if(reasons, [](const Pattern* reason) { return !is_special(*reason); });
    if (reasons.empty() || base::count_code_points(so_far) > short_page) return line;
    return line.empty() ? tell(reasons, index) : line + ' ' + tell(reasons, index);
  }
  if (reasons.empty()) reasons = fitting(texts_.list("thought"), index, so_far);
  // A feeling for a second line only where it is known to be a good one.
  if (reasons.empty() && !felt_ && texts_.is_glad(book_.past[index]->infinitive) && !line.ends_with('?') &&
      base::count_code_points(so_far) < short_page)
    reasons = fitting(feelings(index), index, so_far);
  if (reasons.empty()) return line;
  return line.empty() ? tell(reasons, index) : line + ' ' + tell(reasons, index);
}

std::string ToldLines::short_line(const std::string& text, std::size_t index) {
  Lines lines;
  constexpr std::array<std::string_view, 6> silent = {"schlafen", "schleichen", "verstecken",
                                                      "lauern",   "suchen",     "träumen"};
  const bool may_sound = !book_.is_uneasy(index) && !is_led(*book_.past[index]) &&
                         !telling::is_one_of(book_.past[index]->infinitive, silent);
  // "Der Bär sägte ein Brett. Ritze, ratze!": what the deed is like goes before how whoever does it sounds.
  lines = of_deed(by_deed(index, &RetoldTexts::after), index, text);
  if (lines.empty() && book_.age == drawing::Age::years_3_5 && may_sound) {
    for (const german::Mention& doer : book_.facts[index].doers()) {
      // "Alle Tiere" may be drawn as dogs.
      const PageFacts& page = book_.facts[index];
      if (doer.called.empty() && !page.says(doer.noun.name()) &&
          !page.says(doer.noun.form(german::Case::nominative, german::Number::plural)))
        continue;
      for (const Pattern* sound : fitting(texts_.sounds(doer.noun.name()), index, text))
        lines.push_back(sound);
    }
  }
  const auto look = [&](const auto& more) {
    if (lines.empty()) lines = fitting(more, index, text);
  };
  look(of_noun(index));
  if (base::count_code_points(text) <= short_sentence || index == 0) {
    if (lines.empty()) felt_ = true;
    if (index == 0) look(texts_.list("start"));
    look(feelings(index));
  }
  return lines.empty() ? std::string() : tell(lines, index);
}

// Nobody is glad to have forgotten something.
const std::vector<Pattern>& ToldLines::feelings(std::size_t index) const {
  const PastSentence& sentence = *book_.past[index];
  const bool glad = texts_.is_glad(sentence.infinitive) && sentence.particle.empty();
  return texts_.list(glad ? "feeling" : "neutral");
}

// Lines of one kind on what the page's sentence says that is done; none for what somebody only wants, does
// not do, or had done before.
const std::vector<Pattern>& ToldLines::by_deed(std::size_t index, ByVerb of) const {
  static const std::vector<Pattern> none;
  const StoryPage& page = book_.pages[index];
  const PastSentence& sentence = *book_.past[index];
  // "Papa ging mit dem Hund spazieren": what he did.
  if (sentence.infinitive == "gehen" && sentence.rest.ends_with(" spazieren") && !book_.is_denied(index))
    return (texts_.*of)("spazieren");
  if (sentence.verbs != 1 || is_led(sentence) || begins(sentence) || is_done(sentence) ||
      book_.is_denied(index) || quotes_somebody(page))
    return none;
  // Of what the sentence's own verb says: who learns to ride is not on the way yet.
  const auto deed = std::find_if(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& each) {
    return each.verb.ends_with(sentence.infinitive);
  });
  constexpr std::array<std::string_view, 14> ways = {"hinauf", "hinunter", "herunter", "hoch",   "weiter",
                                                     "vorbei", "heraus",   "herein",   "hinein", "raus",
                                                     "rein",   "zurück",   "herum",    "mit"};
  if (!sentence.particle.empty()) {
    const auto& lines = (texts_.*of)(sentence.particle + sentence.infinitive);
    // "Ein Sturm zog auf": nobody pulls.
    if (!lines.empty() || !telling::is_one_of(sentence.particle, ways)) return lines;
    return (texts_.*of)(sentence.infinitive);
  }
  if (deed != page.deeds.end() && sentence.infinitive != "lassen") {
    const auto& lines = (texts_.*of)(deed->verb);
    if (!lines.empty()) return lines;
    // "Plakat aufhängen" is how "Anna hängt ein Plakat an den Baum" is drawn.
    const std::string last = deed->verb.substr(deed->verb.rfind(' ') + 1);
    if (const auto& of_last = (texts_.*of)(last); !of_last.empty()) return of_last;
  }
  // "ins Wasser springen" is a jump, too, but "auslachen" is no laugh.
  const bool same = deed == page.deeds.end() || sentence.leads || deed->verb == sentence.infinitive ||
                    deed->verb.ends_with(' ' + sentence.infinitive);
  return same ? (texts_.*of)(sentence.infinitive) : none;
}

ToldLines::Lines ToldLines::of_noun(std::size_t index) const {
  Lines lines = noun_lines(index);
  if (book_.is_uneasy(index))
    std::erase_if(lines, [](const Pattern* line) { return !line->is_marked("immer"); });
  return lines;
}

ToldLines::Lines ToldLines::noun_lines(std::size_t index) const {
  Lines lines;
  const std::string& text = book_.pages[index].text;
  for (const telling::SentenceWord& word : telling::words_of(text)) {
    for (const Pattern& line : texts_.of_noun(text.substr(word.at, word.size))) lines.push_back(&line);
  }
  return lines;
}

// Somebody speaks on every other page at most, and once there.
bool ToldLines::may_speak(std::size_t index) const {
  const auto speaks = [&](std::size_t page) {
    return spoken_on_.contains(page) || book_.facts[page].quotes();
  };
  return !speaks(index) && (index == 0 || !speaks(index - 1));
}

bool ToldLines::can_fill(const Pattern& line, std::size_t index) const {
  if (line.text().find("„") != std::string::npos && !may_speak(index)) return false;
  return !told_.contains(line.text()) && (!line.needs('H') || !book_.facts[index].doers().empty()) &&
         can_be_named(line.text(), book_.facts[index]) &&
         (!line.needs('G') || (index > 0 && !book_.facts[index - 1].doers().empty())) &&
         std::all_of(line.marks().begin(), line.marks().end(),
                     [&](const std::string& mark) { return holds(mark, index); }) &&
         (!line.needs('X') || (index > 0 && !helper(book_.facts[index].beings(), index - 1).empty()));
}

ToldLines::Lines ToldLines::fitting(Lines lines, std::size_t index, const std::string& text) const {
  std::erase_if(lines, [&](const Pattern* line) { return !can_fill(*line, index); });
  if (are_two(book_.facts[index])) std::erase_if(lines, says_all);
  if (!text.empty()) leave_echoes_of(lines, text, book_.told_elsewhere(index));
  Lines special;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(special),
               [](const Pattern* line) { return is_special(*line); });
  if (!special.empty()) lines = std::move(special);
  // What is for this age alone goes before what is for any.
  const std::string_view age = book_.age == drawing::Age::years_3_5    ? "3"
                               : book_.age == drawing::Age::years_9_up ? "9"
                                                                       : "6";
  const auto keep = [&](const auto& fits) {
    if (std::any_of(lines.begin(), lines.end(), fits)) std::erase_if(lines, std::not_fn(fits));
  };
  keep([&](const Pattern* line) { return line->is_marked(age); });
  // Who is three listens to a few words.
  constexpr std::size_t few_words = 36;  // in characters
  if (book_.age == drawing::Age::years_3_5)
    keep([](const Pattern* line) { return base::count_code_points(line->text()) <= few_words; });
  return lines;
}

ToldLines::Lines ToldLines::fitting(const std::vector<Pattern>& lines, std::size_t index,
                                    const std::string& text) const {
  return fitting(pointers(lines), index, text);
}

std::string ToldLines::tell(const Lines& lines, std::size_t index) {
  const Pattern* line = chance_.pick(std::span<const Pattern* const>(lines));
  told_.insert(line->text());
  if (line->text().find("„") != std::string::npos) spoken_on_.insert(index);
  Parts parts;
  parts.mentions['H'] = by_name_alone(book_.facts[index].doers());
  if (line->needs('G')) parts.mentions['G'] = book_.facts[index - 1].doers();
  if (line->needs('X')) parts.mentions['X'] = helper(book_.facts[index].beings(), index - 1);
  const PageFacts& page = book_.facts[index];
  // Once is enough on a page.
  if (!page.doers().empty() && is_ambiguous(page) && named_on_ != index &&
      !first_call(line->text()).empty()) {
    if (std::string alone = speech_alone(line->text()); !alone.empty()) return alone;
    named_on_ = index;
    return german::sentence_case(Pattern(by_name_first(line->text())).fill(parts));
  }
  return german::sentence_case(line->fill(parts));
}

german::Mentions ToldLines::helper(const std::vector<std::string>& others, std::size_t last) const {
  static const Pattern people("[person one] .");
  for (std::size_t i = 0; i <= last; ++i) {
    const PageFacts& page = book_.facts[i];
    if (!page.fits(people, "")) continue;
    if (!telling::have_in_common(page.beings_of_doers(), others)) return page.doers();
  }
  // "Der Ritter und der Drache essen Kuchen": the knight.
  for (std::size_t i = 0; i <= last; ++i) {
    for (const german::Mention& doer : book_.facts[i].doers()) {
      const std::vector<std::string> names = {doer.noun.name(), german::bare_name(doer)};
      if (doer.count == 1 && book_.facts[i].is_of_people() && !telling::have_in_common(names, others))
        return {doer};
    }
  }
  return {};
}

std::string ToldLines::of_trouble(const std::vector<Pattern>& patterns, std::size_t since,
                                  std::size_t index) {
  const PageFacts& page = book_.facts[since];
  Lines fit, special;
  for (const Pattern& line : patterns) {
    const bool helped = !line.needs('X') || !helper(page.beings_of_doers(), index).empty();
    if (told_.contains(line.text()) || !helped || !page.fits(line, place_of(index))) continue;
    fit.push_back(&line);
    if (is_special(line)) special.push_back(&line);
  }
  if (!special.empty()) fit = special;
  if (fit.empty()) return {};
  const Pattern* line = chance_.pick(std::span<const Pattern* const>(fit));
  told_.insert(line->text());
  Parts parts;
  parts.mentions['H'] = by_name_alone(page.doers());
  if (line->needs('X')) parts.mentions['X'] = helper(page.beings_of_doers(), index);
  return german::sentence_case(line->fill(parts));
}

std::string ToldLines::fresh(const std::vector<std::string>& lines) {
  std::vector<std::string> left = lines;
  std::erase_if(left, [&](const std::string& line) { return told_.contains(line); });
  std::string line = chance_.pick(std::span<const std::string>(left.empty() ? lines : left));
  told_.insert(line);
  return line;
}

}  // namespace books::story
