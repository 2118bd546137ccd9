#include "books/story/retelling.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

#include "base/random.h"
#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/cast.h"
#include "books/story/completed.h"
#include "books/story/connection.h"
#include "books/story/remarks.h"
#include "books/story/retold_texts.h"
#include "books/story/retold_title.h"
#include "books/story/told_lines.h"
#include "books/story/told_subject.h"
#include "books/story/troubles.h"
#include "books/telling/antecedents.h"
#include "books/telling/past_sentence.h"
#include "books/telling/sentence_words.h"
#include "books/telling/teller.h"
#include "drawing/language/parser.h"

namespace books::story {
namespace {

using telling::PastSentence;

// One page of so many may have no verb that is known.
constexpr std::size_t most_unknown = 4;
// How much of a page the own sentences may take before nothing is added.
constexpr std::size_t longest_bare = 70;     // in characters
constexpr std::size_t most_to_add_to = 360;  // of max_page_characters

// So that two books of one seed differ as much as two seeds do.
std::string texts_of(const std::vector<StoryPage>& pages) {
  std::string texts;
  for (const StoryPage& page : pages) texts += page.text + '/';
  return texts;
}

// Whether it was typed with a pronoun for who is named where it is read alone.
bool is_by_pronoun(const StoryPage& page) {
  constexpr std::array<std::string_view, 4> pronouns = {"er", "sie", "es", "wir"};
  constexpr std::array<std::string_view, 2> both = {"beide", "beiden"};
  if (page.typed.empty() || page.typed == page.text) return false;
  const auto words = telling::words_of(page.typed);
  const auto alone = telling::words_of(page.text);
  if (words.empty() || alone.empty()) return false;
  const auto count = [&](const auto& all) {
    return std::count_if(all.begin(), all.end(),
                         [&](const auto& word) { return telling::is_one_of(word.lower, pronouns); });
  };
  // "Am Nachmittag üben die beiden"
  const auto says_both = [&](const auto& all) {
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& word) { return telling::is_one_of(word.lower, both); });
  };
  const bool begins =
      telling::is_one_of(words.front().lower, both) && words.front().lower != alone.front().lower;
  const bool of_two = says_both(words) && !says_both(alone);
  return begins || of_two || count(words) > count(alone);
}

// The sentence without what the pages before it have said: the place, which nobody says on every page, and
// what somebody is whose name is known.
std::string without_what_is_known(const std::vector<StoryPage>& pages, std::size_t index) {
  const StoryPage& page = pages[index];
  if (index == 0) return page.text;
  // Whoever typed "Sie" knows whom it means.
  if (is_by_pronoun(page)) return page.typed;
  // A place that the page before has told is no news, also where it was set into this sentence for its
  // picture.
  const bool stays = drawing::language::read_wish(pages[index - 1].text).scene == page.scene;
  std::string text = stays ? telling::without_place(page.text, page.scene) : page.text;
  for (std::size_t before = 0; before < index; ++before) {
    for (const drawing::WishedMotif& motif : pages[before].motifs) {
      for (const std::string& name : motif.called) text = telling::by_name(text, motif.name, name);
    }
  }
  return text;
}

class Retelling {
 public:
  // `typed` are the pages before completed().
  Retelling(const std::vector<StoryPage>& pages, const std::vector<StoryPage>& typed, std::uint64_t seed,
            const std::string& title)
      : pages_(pages),
        typed_(typed),
        texts_(RetoldTexts::embedded()),
        chance_(base::Random(seed).fork(texts_of(pages))),
        book_(pages, texts_, title),
        lines_(book_, texts_, chance_) {}

  std::optional<Story> write() {
    std::size_t without_verb = 0;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      book_.past.push_back(telling::past_sentence(without_what_is_known(pages_, i)));
      if (i == 0 && book_.past.back()) book_.past.back() = as_planned(*std::move(book_.past.back()));
      without_verb += !book_.past.back() && pages_[i].deeds.empty();
      book_.facts.emplace_back(pages_[i], book_.past.back(), book_.age);
    }
    // A verb may be one that nobody knows; where several are, the pages are only named.
    if (without_verb * most_unknown > pages_.size()) return std::nullopt;
    in_past_ =
        std::all_of(book_.past.begin(), book_.past.end(), [](const auto& page) { return page.has_value(); });
    book_.troubles = troubles_of(book_.facts, texts_);
    Story story{retold_title(pages_, chance_), {}};
    for (std::size_t i = 0; i < pages_.size(); ++i)
      story.pages.push_back(german::sentence_case(in_past_ ? told(i) : as_typed(i)));
    return story;
  }

 private:
  std::string typed(std::size_t index) const {
    std::string text(base::trim(without_what_is_known(pages_, index)));
    if (!text.ends_with('.') && !text.ends_with('!') && !text.ends_with('?')) text += '.';
    return text;
  }

  // One page of the story: what got better since, the sentence, and what goes with it.
  std::string told(std::size_t index) {
    if (std::string now = to_this_day(index); !now.empty()) return now;
    const std::string turn = lines_.turn(index);
    std::string text = in_the_past(sentence_on(index, turn), index);
    if (text.size() > most_to_add_to) return text;
    const bool last = index + 1 == pages_.size();
    if (!turn.empty()) text = turn + ' ' + text;
    if (index > 0 && book_.is_found(index)) {
      if (const std::string found = lines_.line("found", index); !found.empty()) text = found + ' ' + text;
    }
    // A last page has its ending: a second line after its deed would end it twice.
    const auto add = [&](const std::string& more) {
      if (!more.empty()) text += ' ' + more;
    };
    if (!last) {
      const std::string alone = text;
      add(lines_.as_room_is(text, lines_.added(text, index), index));
      add(lines_.episode(text, index));
      if (text == alone) add(lines_.as_room_is(text, on_note(index), index));
      add(lines_.refrain(text, index));
      return text;
    }
    const std::string bare = text;
    const std::string end = lines_.as_room_is(text, lines_.ending(text, index), index);
    // Nobody calls for another song after "Erst als ihnen die Füße kribbelten, war Schluss".
    if (!lines_.ends_deed() || end.empty()) add(lines_.episode(text + ' ' + end, index));
    add(end);
    // No book ends with one bare sentence: what is said in the middle goes with its end, too, but no
    // question.
    if (text == bare && german::count_sentences(text) == 1) {
      if (const std::string more = lines_.as_room_is(text, lines_.added(text, index), index);
          !more.ends_with('?'))
        add(more);
    }
    if (text == bare) add(lines_.as_room_is(text, on_note(index), index));
    // Older children hear a word more at the end.
    if (text == bare && german::count_sentences(text) == 1 && book_.age != drawing::Age::years_3_5 &&
        !book_.is_uneasy(index) && !book_.is_denied(index))
      add(lines_.line("note-ending", index));
    add(lines_.refrain(text, index));
    return text;
  }

  // "Heute ziehen die Kinder mit Laternen durch die Stadt" after a legend is no day of that; empty for
  // others.
  std::string to_this_day(std::size_t index) {
    constexpr std::string_view today = "Heute ";
    const PageFacts& page = book_.facts[index];
    if (index + 1 != pages_.size() || index < 2 || !pages_[index].text.starts_with(today) ||
        !page.is("many", {}))
      return {};
    for (std::size_t before = 0; before < index; ++before) {
      if (book_.facts[before].says_any({"Heute", "heute", "Gestern", "gestern"}) ||
          telling::have_in_common(book_.facts[before].beings(), page.beings_of_doers()))
        return {};
    }
    return "Und noch heute " + typed(index).substr(today.size()) + ' ' + lines_.line("still", index);
  }

  // What is said of who or what was typed without a verb, where nothing else is; empty where it goes badly.
  std::string on_note(std::size_t index) {
    if (pages_[index].text == typed_[index].text || book_.is_uneasy(index)) return {};
    if (index + 1 == pages_.size()) return lines_.line("note-ending", index);
    // Who has been there all along surprises nobody.
    const bool anew = typed_[index].text.starts_with("ein") || typed_[index].text.starts_with("Ein");
    return anew ? lines_.line("note", index) : std::string();
  }

  // The page's sentence after a word of time, with pronouns for who was just named.
  // `turn` is what stands before it.
  std::string sentence_on(std::size_t index, const std::string& turn) {
    PastSentence sentence = with_own_eyes(*book_.past[index], book_.facts[index]);
    if (index > 0) sentence = as_they_are_known(std::move(sentence), index);
    const bool follows = sentence.may_follow && !book_.is_denied(index);
    if (index == 0) return opening(sentence, follows);
    const bool named = !by_pronoun_;
    by_pronoun_ = is_by_pronoun(pages_[index]);
    sentence = with_owner(std::move(sentence), book_.facts[index], book_.facts[index - 1]);
    // "Nach ein paar Tagen war Mia wieder gesund. Da spielte sie im Garten."
    if (book_.facts[index].doers().size() == 1) sentence = named_before(std::move(sentence), turn, index);
    // "Auf Rotbarts Schulter" goes on from Rotbart's page without another word.
    if (sentence.rest != book_.past[index]->rest) return sentence.text();
    if (named && !by_pronoun_ && quotes_nobody(index) && book_.troubles[index].turned == nullptr) {
      const std::string front = sentence.front, rest = sentence.rest;
      sentence = with_pronoun(std::move(sentence), book_.facts[index], book_.facts[index - 1]);
      by_pronoun_ = sentence.front != front || sentence.rest != rest;
      sentence = with_object_pronoun(std::move(sentence), book_.facts[index], book_.facts[index - 1]);
    }
    if (!follows || book_.is_found(index)) return sentence.text();
    // "Als er aufwachte, fand der Igel einen Apfel"
    if (const std::string waking = turn.empty() ? lines_.special_line("waking", index) : std::string();
        !waking.empty())
      return named_before(std::move(sentence), waking, index).after(waking);
    if (const ToldLines::Motive motive = lines_.motive(index); !motive.text.empty()) {
      if (motive.names_doer && is_named_alone(sentence.front, book_.facts[index]))
        sentence = of_pronoun(std::move(sentence), index);
      return motive.text + ' ' + led_on(sentence, motive.link);
    }
    // "Dann rief ihr ihr Freund zu"
    if (sentence.front.starts_with("Ihr") && sentence.rest.starts_with("ihr ")) return sentence.text();
    const std::string link = link_to(index, book_.is_state(index));
    return link.empty() ? sentence.text() : sentence.after(link);
  }

  // The sentence as a motive's link leads it on. "Bald + ein": "Bald schlief er im Bett ein", where its own
  // verb has no particle and the sentence ends with its main clause.
  static std::string led_on(const PastSentence& sentence, const std::string& link) {
    constexpr std::string_view plus = " + ";
    const std::size_t at = link.find(plus);
    if (link.empty()) return sentence.text();
    if (at == std::string::npos) return sentence.after(link);
    std::string text = sentence.after(link.substr(0, at));
    const bool takes = sentence.particle.empty() && sentence.verbs == 1 && text.ends_with('.') &&
                       text.find(',') == std::string::npos;
    return takes ? text.insert(text.size() - 1, ' ' + link.substr(at + plus.size())) : text;
  }

  // "Sie tranken Tee" was typed where the page that can be read alone says "Die drei Kinder tranken Tee".
  PastSentence as_they_are_known(PastSentence sentence, std::size_t index) const {
    std::vector<std::string> before;
    for (std::size_t i = 0; i < index; ++i) before.push_back(pages_[i].text);
    return with_pronoun_of_several(std::move(sentence), before);
  }

  bool quotes_nobody(std::size_t index) const {
    return !quotes_somebody(pages_[index]) && !quotes_somebody(pages_[index - 1]);
  }

  // With what word a page goes on from the one before it; empty for none.
  std::string link_to(std::size_t index, bool state) {
    const TroubleOnPage& trouble = book_.troubles[index];
    const bool last = index + 1 == pages_.size();
    if (trouble.healed != nullptr && !state) return lines_.line("relief", index);
    const bool strikes = trouble.told != nullptr && trouble.told->is_sudden && trouble.healed == nullptr;
    // "Auf einmal zog ein Gewitter auf."
    const bool storms = book_.facts[index].is_of_thing() && book_.is_uneasy(index) &&
                        (trouble.told == nullptr || trouble.told->is_sudden);
    if (!state && !last && ((strikes && !follows_trouble(index)) || (storms && !strikes)))
      return lines_.line("sudden", index);
    if (last && trouble.turned != nullptr && !state) return "Da";
    if (last) return lines_.line(state ? "closing-state" : "closing", index);
    const std::string list = state ? "link-state" : "link";
    if (std::string special = lines_.special_line(list, index); !special.empty()) return special;
    // Who cries does not go on with the next thing.
    if (trouble.told != nullptr && trouble.told->name == "tears") return {};
    return lines_.line(list, index);
  }

  bool follows_trouble(std::size_t index) const {
    return std::any_of(book_.troubles.begin(), book_.troubles.begin() + static_cast<std::ptrdiff_t>(index),
                       [](const TroubleOnPage& page) { return page.told != nullptr; });
  }

  // How a story begins: "Es war einmal" of a knight, by the occasion of its title, "An einem kalten
  // Wintertag", else by what happens.
  std::string opening(const PastSentence& sentence, bool follows) {
    const german::Mentions& doers = book_.facts.front().doers();
    const bool fairy = doers.size() == 1 && texts_.is_of_fairy_tales(doers.front().noun.name());
    const bool lasting = texts_.is_lasting(sentence.infinitive);
    std::string once;
    if (const OccasionTexts* tale = book_.tale()) once = lines_.line(tale->says, 0);
    if (!once.empty()) {
      const bool named =
          !doers.empty() && std::all_of(doers.begin(), doers.end(), [&](const german::Mention& doer) {
            return once.find(german::bare_name(doer)) != std::string::npos;
          });
      const PastSentence then =
          named && is_named_alone(sentence.front, book_.facts.front()) ? of_pronoun(sentence) : sentence;
      return once + ' ' + (lasting || !follows ? then.text() : then.after("Eines Tages"));
    }
    if (fairy) once = once_upon_a_time(sentence, book_.facts.front());
    if (!once.empty()) {
      const PastSentence then = of_pronoun(sentence);
      return once + ' ' + (lasting || !follows ? then.text() : then.after("Eines Tages"));
    }
    if (std::string begun = by_occasion(sentence, follows && !lasting); !begun.empty()) return begun;
    // "Heute kommt Mia in die Schule": "Endlich kam Mia in die Schule".
    if (sentence.front == "Heute") {
      if (const std::string when = lines_.line(texts_.list("today-when"), 0); !when.empty())
        return PastSentence(sentence).with_front(when).text();
    }
    // "Emil hat heute seinen ersten Schultag"
    if (sentence.rest.starts_with("heute ")) {
      const std::string today = lines_.line(texts_.list("today"), 0);
      if (!today.empty()) return today + ' ' + telling::inside_sentence(sentence.text());
    }
    // "Das Schiff lag im Hafen" and "Es stand unentschieden" are no news of one day.
    const bool still =
        texts_.is_state(sentence.infinitive) && (book_.facts.front().is_of_thing() || sentence.front == "Es");
    if (lasting || still || !follows) return sentence.text();
    std::string when = lines_.line("opening-at", 0);
    if (when.empty()) when = lines_.line("opening", 0);
    return when.empty() ? sentence.text() : sentence.after(when);
  }

  // By a pronoun, where what stands before it has the name of the first who does it.
  PastSentence named_before(PastSentence sentence, const std::string& before, std::size_t index) {
    const PageFacts& page = book_.facts[index];
    const bool named = is_named_alone(sentence.front, page) &&
                       before.find(' ' + german::bare_name(page.doers().front()) + ' ') != std::string::npos;
    return named ? of_pronoun(std::move(sentence), index) : sentence;
  }

  // The sentence with a pronoun for its doers, who were just named.
  PastSentence of_pronoun(PastSentence sentence, std::size_t index = 0) {
    sentence.front =
        german::sentence_case(german::pronoun(book_.facts[index].doers(), german::Case::nominative));
    by_pronoun_ = true;
    return sentence;
  }

  // What the title promises, where the first sentence does not say it; empty for nothing.
  std::string by_occasion(const PastSentence& sentence, bool follows) {
    const OccasionTexts* occasion = book_.occasion();
    if (occasion == nullptr) return {};
    const PageFacts& page = book_.facts.front();
    if (page.says_any(occasion->known)) return {};
    // "Heute kommt Mia in die Schule"
    const bool today = sentence.front == "Heute";
    if (follows || today) {
      const std::string when = lines_.line(occasion->whens, 0);
      PastSentence then = sentence;
      if (today) then.front = when;
      if (!when.empty()) return today ? then.text() : sentence.after(when);
    }
    const std::string say = lines_.line(occasion->says, 0);
    if (say.empty()) return {};
    // "Endlich hatte Paul Geburtstag! Er blies die Kerzen aus."
    const german::Mentions& doers = page.doers();
    const bool named = doers.size() == 1 && say.find(german::bare_name(doers.front())) != std::string::npos;
    return say + ' ' +
           (named && is_named_alone(sentence.front, page) ? of_pronoun(sentence) : sentence).text();
  }

  // "Wir schlafen heute im Zelt" at the beginning is what is going to be: "Wir wollten im Zelt schlafen".
  static PastSentence as_planned(PastSentence sentence) {
    constexpr std::array<std::string_view, 3> nights = {"schlafen", "übernachten", "zelten"};
    constexpr std::string_view today = "heute ";
    if (!telling::is_one_of(sentence.infinitive, nights) || sentence.verbs != 1 ||
        !sentence.rest.starts_with(today) || !sentence.quote.empty())
      return sentence;
    const bool several = sentence.verb.ends_with("en");
    sentence.rest = sentence.rest.substr(today.size()) + ' ' + sentence.infinitive;
    sentence.verb = several ? "wollten" : "wollte";
    sentence.infinitive = "wollen";
    sentence.leads = true;
    return sentence;
  }

  // "Heute" and "jetzt" are the day on which a story is told, and not the one that it tells of.
  static std::string in_the_past(std::string text, std::size_t index) {
    const std::array<std::pair<std::string_view, std::string_view>, 5> days = {
        {{"Heute Morgen ", "An diesem Morgen "},
         {"Heute Abend ", "An diesem Abend "},
         {"Heute ", index == 0 ? "Eines Tages " : "An diesem Tag "},
         {"Jetzt ", "Nun "},
         {"Gerade ", "Da "}}};
    for (const auto& [now, then] : days) {
      // "Endlich war der Winter da! Heute Morgen war alles weiß."
      const std::size_t cry = text.find("! " + std::string(now));
      if (text.starts_with(now))
        text.replace(0, now.size(), then);
      else if (cry != std::string::npos)
        text.replace(cry + 2, now.size(), then);
    }
    // "Ali wurde heute sieben Jahre alt."
    constexpr std::string_view today = " heute ";
    if (const std::size_t at = text.find(today); at != std::string::npos) text.erase(at, today.size() - 1);
    return text;
  }

  // A page that is told as it was typed: with a question to the child, and an end.
  std::string as_typed(std::size_t index) {
    const std::string text = typed(index);
    const bool last = index + 1 == pages_.size();
    const bool bare = base::count_code_points(text) <= longest_bare && german::count_sentences(text) == 1;
    std::vector<std::string> lines = bare ? typed_lines(index) : std::vector<std::string>{};
    if (last) lines.clear();
    for (const drawing::WishedMotif& motif : pages_[index].motifs) known_.insert(motif.name);
    std::erase_if(lines, [&](const std::string& line) { return lines_.is_told(line); });
    // What goes with any page is said once in a book, and only where something is about to come of it.
    if (bare && lines.empty() && !last && index > 0 && !wondered_ && is_tense(index)) {
      lines = plain(texts_.list("wonder"));
      wondered_ = true;
    }
    return lines.empty() ? text : text + ' ' + lines_.fresh(lines);
  }

  // "Ein Rabe klaut den Schlüssel": one wants to know what comes of it.
  bool is_tense(std::size_t index) const {
    return std::any_of(pages_[index].deeds.begin(), pages_[index].deeds.end(),
                       [&](const drawing::Deed& deed) { return texts_.is_tense(deed.verb); });
  }

  static std::vector<std::string> plain(const std::vector<Pattern>& patterns) {
    std::vector<std::string> lines;
    for (const Pattern& pattern : patterns) {
      if (pattern.is_plain()) lines.push_back(pattern.text());
    }
    return lines;
  }

  // What may stand after a page's only sentence that is told as it was typed: a question to the child, or
  // something that is known of whom the page brings in.
  std::vector<std::string> typed_lines(std::size_t index) const {
    // Nobody who cries is asked what makes a child cry, and nobody who cannot fly is told how birds do it.
    if (book_.is_sad(index) || book_.is_denied(index)) {
      // Nobody sighs on two pages running.
      const bool sighed = index > 0 && (book_.is_sad(index - 1) || book_.is_denied(index - 1));
      return sighed || index + 1 == pages_.size() ? std::vector<std::string>{} : plain(texts_.list("dismay"));
    }
    std::vector<std::string> lines;
    const auto add = [&](const std::vector<Pattern>& patterns) {
      for (std::string& line : plain(patterns)) lines.push_back(std::move(line));
    };
    for (const drawing::Deed& deed : pages_[index].deeds) {
      const Remarks* remarks = RemarkTexts::embedded().of_verb(deed.verb);
      if (remarks != nullptr && book_.age != drawing::Age::years_9_up) add(remarks->asks);
    }
    for (const telling::SentenceWord& word : telling::words_of(pages_[index].text))
      add(texts_.of_noun(pages_[index].text.substr(word.at, word.size)));
    std::erase_if(lines, [&](const std::string& line) { return lines_.is_told(line); });
    if (!lines.empty()) return lines;
    if (index == 0) return plain(texts_.list("start-now"));
    for (const drawing::WishedMotif& motif : pages_[index].motifs) {
      const std::string kind = kind_of(motif);
      if ((kind != "animal" && kind != "figure") || telling::is_child(motif) || known_.contains(motif.name))
        continue;
      // Who gets the badge of a sea horse meets no fish.
      if (!telling::brings_in(pages_[index].text, motif.name) && !does_something(pages_[index], motif.name))
        continue;
      const Remarks* remarks = RemarkTexts::embedded().of_noun(motif.name);
      if (remarks != nullptr && lines.empty()) add(remarks->says);
    }
    return lines;
  }

  static bool does_something(const StoryPage& page, const std::string& name) {
    return std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
      return std::any_of(deed.agents.begin(), deed.agents.end(), [&](int agent) {
        return page.motifs[static_cast<std::size_t>(agent)].name == name;
      });
    });
  }

  const std::vector<StoryPage>&pages_, &typed_;
  const RetoldTexts& texts_;
  base::Random chance_;
  RetoldBook book_;
  ToldLines lines_;
  std::set<std::string> known_;  // nouns of the pages that are told as they were typed
  bool in_past_ = false;         // else it is told as it was typed
  bool wondered_ = false;        // whether a line that goes with any page was told
  bool by_pronoun_ = false;      // whether the page before calls its doers by a pronoun alone
};

}  // namespace

std::optional<Story> retell(const std::vector<StoryPage>& pages, std::uint64_t seed,
                            const std::string& title) {
  const std::vector<StoryPage> told = completed(pages);
  if (!are_connected_but_for_notes(pages, told) || goes_through_the_year(pages)) return std::nullopt;
  return Retelling(told, pages, seed, title).write();
}

}  // namespace books::story
