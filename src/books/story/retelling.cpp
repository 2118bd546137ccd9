#include "books/story/retelling.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "base/random.h"
#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/story/cast.h"
#include "books/story/connection.h"
#include "books/story/groups.h"
#include "books/story/pattern.h"
#include "books/story/remarks.h"
#include "books/story/story_texts.h"
#include "books/telling/antecedents.h"
#include "books/telling/past_sentence.h"
#include "books/telling/place_words.h"
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

bool says_word(const std::string& text, const std::string& word) {
  const auto words = telling::words_of(text);
  return std::any_of(words.begin(), words.end(),
                     [&](const auto& each) { return text.compare(each.at, each.size, word) == 0; });
}

// The sentence without what the pages before it have said: the place, which nobody says on every page, and
// what somebody is whose name is known.
std::string without_what_is_known(const std::vector<StoryPage>& pages, std::size_t index) {
  const StoryPage& page = pages[index];
  if (index == 0) return page.text;
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
  Retelling(const std::vector<StoryPage>& pages, std::uint64_t seed)
      : pages_(pages), texts_(RetoldTexts::embedded()), chance_(base::Random(seed).fork(texts_of(pages))) {}

  std::optional<Story> write() {
    if (!is_connected(pages_) || goes_through_the_year(pages_)) return std::nullopt;
    std::vector<std::optional<PastSentence>> past;
    std::size_t without_verb = 0;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      past.push_back(telling::past_sentence(without_what_is_known(pages_, i)));
      without_verb += !past.back() && pages_[i].deeds.empty();
    }
    // A verb may be one that nobody knows; where several are, the pages are only named.
    if (without_verb * most_unknown > pages_.size()) return std::nullopt;
    in_past_ = std::all_of(past.begin(), past.end(), [](const auto& page) { return page.has_value(); });
    Story story{title(), {}};
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      const bool done = past[i] && (is_done(*past[i]) || begins(*past[i]));
      story.pages.push_back(
          german::sentence_case(not_bare(i, in_past_ ? told(i, *past[i]) : typed(i), done)));
    }
    return story;
  }

 private:
  // About whoever the sentences speak of most.
  std::string title() {
    const Teller teller = teller_of(pages_);
    if (teller != Teller::nobody)
      return pick(teller == Teller::us ? texts_.our_titles() : texts_.my_titles());
    std::vector<StoryPage> read;
    for (const StoryPage& page : pages_) read.push_back(story_page(drawing::language::read_wish(page.text)));
    const std::vector<std::string> heroes = most_spoken_of(read);
    Parts parts;
    std::vector<german::Mention>& mentions = parts.mentions['H'];
    for (const StoryPage& page : read) {
      // "Die Geschichte von der Familie", and not of the first of them.
      const Group* group = GroupTable::embedded().on(page);
      const bool among =
          group != nullptr && std::any_of(heroes.begin(), heroes.end(), [&](const auto& hero) {
            return std::find(group->members.begin(), group->members.end(), hero) != group->members.end();
          });
      if (among && mentions.empty()) mentions.push_back({group->noun});
    }
    if (mentions.empty()) {
      for (const std::string& hero : heroes) mentions.push_back(mention_of(read, hero));
    }
    if (mentions.empty()) mentions.push_back(mention_of(read, {}));
    const bool several = mentions.size() > 1 || mentions.front().count > 1;
    return german::sentence_case(
        Pattern(pick(several ? texts_.titles_of_several() : texts_.titles())).fill(parts));
  }

  // Whoever is on the most pages; of two the one who comes first, but both where they come together: "Tim und
  // Lea". Nobody for pages on which nobody lives.
  static std::vector<std::string> most_spoken_of(const std::vector<StoryPage>& read) {
    struct Spoken {
      std::string name;
      std::size_t pages, first_page, at;
    };
    std::vector<Spoken> all;
    std::set<std::string> given;
    for (std::size_t i = 0; i < read.size(); ++i) {
      std::set<std::string> here;
      for (const drawing::WishedMotif& motif : read[i].motifs) {
        if (!telling::is_being(motif)) continue;
        for (std::string& name : telling::names_of(motif)) {
          if (!motif.called.empty()) given.insert(name);
          here.insert(std::move(name));
        }
      }
      for (const std::string& name : here) {
        const auto known =
            std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
        if (known != all.end())
          ++known->pages;
        else
          all.push_back({name, 1, i, read[i].text.find(name)});
      }
    }
    // A name is somebody also where nobody is drawn for it: "der erste Schultag von Leni".
    for (Spoken& spoken : all) {
      if (!given.contains(spoken.name)) continue;
      spoken.pages = 0;
      for (std::size_t i = read.size(); i-- > 0;) {
        if (!says_word(read[i].text, spoken.name)) continue;
        ++spoken.pages, spoken.first_page = i, spoken.at = read[i].text.find(spoken.name);
      }
      spoken.pages = std::max<std::size_t>(spoken.pages, 1);
    }
    // Who is there from the beginning weighs more.
    const auto weight = [](const Spoken& spoken) { return spoken.pages + (spoken.first_page == 0 ? 1 : 0); };
    std::stable_sort(all.begin(), all.end(), [&](const Spoken& a, const Spoken& b) {
      return std::tuple(weight(b), a.first_page, a.at) < std::tuple(weight(a), b.first_page, b.at);
    });
    if (all.empty()) return {};
    // Of two who come together the other may be on one page less; on more where both are spoken of as "sie".
    const bool both = std::any_of(read.begin(), read.end(), [](const StoryPage& page) {
      const auto words = telling::words_of(page.text);
      for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].lower == "beide" || words[i].lower == "beiden") return true;
        const bool plural = (i + 1 < words.size() && words[i + 1].lower.ends_with('n')) ||
                            (i > 0 && words[i - 1].lower.ends_with('n'));
        if (words[i].lower == "sie" && plural) return true;
      }
      return false;
    });
    const auto beside = [&](std::size_t i) {
      if (i >= all.size() || all[i].first_page != all[0].first_page) return false;
      return (all[i].pages > 1 && all[i].pages + 1 >= all[0].pages) ||
             ((both || all[i].pages > 1) && all[0].first_page == 0 && given.contains(all[i].name) &&
              given.contains(all[0].name));
    };
    if ((all[0].pages == 1 && !both) || !beside(1) || beside(2)) return {all[0].name};
    return all[0].at < all[1].at ? std::vector{all[0].name, all[1].name}
                                 : std::vector{all[1].name, all[0].name};
  }

  // How the title speaks of somebody of that name. `read` are the pages as their sentences say them.
  german::Mention mention_of(std::vector<StoryPage> read, const std::string& name) {
    for (StoryPage& page : read) {
      std::erase_if(page.motifs, [&](const drawing::WishedMotif& motif) {
        const std::vector<std::string> keys = telling::names_of(motif);
        return std::find(keys.begin(), keys.end(), name) == keys.end();
      });
      for (drawing::WishedMotif& motif : page.motifs) {
        if (motif.called.size() > 1) motif.called = {name}, motif.count = 1;
      }
      page.relations.clear();
      page.deeds.clear();
    }
    Hero hero = choose_hero(read, german::NounTable::embedded(), chance_);
    hero.mention.adjectives.clear();
    hero.mention.count = count_of(read);
    return hero.mention;
  }

  // How many there are on every page that has one of them; one, where that differs.
  static int count_of(const std::vector<StoryPage>& pages) {
    int count = 0;
    for (const StoryPage& page : pages) {
      for (const drawing::WishedMotif& motif : page.motifs) {
        if (count != 0 && count != motif.count) return 1;
        count = motif.count;
      }
    }
    return std::max(count, 1);
  }

  std::string typed(std::size_t index) const {
    std::string text(base::trim(without_what_is_known(pages_, index)));
    if (!text.ends_with('.') && !text.ends_with('!') && !text.ends_with('?')) text += '.';
    return text;
  }

  std::string told(std::size_t index, const PastSentence& sentence) {
    const bool last = index + 1 == pages_.size();
    std::string text = sentence.text();
    if (sentence.may_follow && !texts_.is_state(sentence.infinitive) && !is_denied(index)) {
      if (index == 0)
        text = sentence.after(pick(texts_.openings()));
      else if (last)
        text = sentence.after(pick(texts_.closings()));
      else if (index % 2 == 1)
        text = sentence.after(fresh(texts_.links()));
    }
    text = in_the_past(std::move(text), index);
    if (text.size() > most_to_add_to) return text;
    // A last page has its ending: a second line after its deed would end it twice.
    if (last) return is_sad(index) ? text : text + ' ' + ending(text, index);
    if (const std::string more = added(index, sentence); !more.empty()) text += ' ' + more;
    return text;
  }

  // "Heute" and "jetzt" are the day on which a story is told, and not the one that it tells of.
  static std::string in_the_past(std::string text, std::size_t index) {
    const std::array<std::pair<std::string_view, std::string_view>, 3> days = {
        {{"Heute ", index == 0 ? "Eines Tages " : "An diesem Tag "}, {"Jetzt ", "Nun "}, {"Gerade ", "Da "}}};
    for (const auto& [now, then] : days) {
      if (text.starts_with(now)) text.replace(0, now.size(), then);
    }
    // "Ali wurde heute sieben Jahre alt."
    constexpr std::string_view today = " heute ";
    if (const std::size_t at = text.find(today); at != std::string::npos) text.erase(at, today.size() - 1);
    return text;
  }

  // What goes with the last deed, else with any story. Two cries one after the other are one too many.
  std::string ending(const std::string& text, std::size_t index) {
    std::vector<std::string> lines;
    if (!pages_[index].deeds.empty() && !is_denied(index))
      lines = texts_.ends_after(pages_[index].deeds.back().verb);
    leave_echoes(lines, text);
    if (lines.empty()) {
      lines = texts_.endings();
      // "Am Ende feierten alle. Ende gut, alles gut!"
      leave_echoes(lines, text);
    }
    if (text.ends_with('!'))
      std::erase_if(lines, [](const std::string& line) { return line.ends_with('!'); });
    return fresh(lines.empty() ? texts_.endings() : lines);
  }

  // A short sentence alone looks lost on its page: it gets a question to the child, or something that is
  // known of whom the page brings in. `done`: what its verb says had happened before.
  std::string not_bare(std::size_t index, const std::string& text, bool done) {
    const bool last = index + 1 == pages_.size();
    const bool bare = base::count_code_points(text) <= longest_bare && german::count_sentences(text) == 1;
    std::vector<std::string> lines = bare ? fitting_lines(index, done) : std::vector<std::string>{};
    // What is told as it was typed has an end as well, and no question to the child there.
    if (last && !in_past_) lines = is_sad(index) ? std::vector<std::string>{} : texts_.endings_now();
    for (const drawing::WishedMotif& motif : pages_[index].motifs) known_.insert(motif.name);
    std::erase_if(lines, [&](const std::string& line) { return told_.contains(line); });
    // What goes with any page is said once in a book, and only where something is about to come of it.
    if (bare && lines.empty() && !last && index > 0 && !wondered_ && is_tense(index)) {
      lines = texts_.wonders();
      wondered_ = true;
    }
    return lines.empty() ? text : text + ' ' + fresh(lines);
  }

  // "Ein Rabe klaut den Schlüssel": one wants to know what comes of it.
  bool is_tense(std::size_t index) const {
    return std::any_of(pages_[index].deeds.begin(), pages_[index].deeds.end(),
                       [&](const drawing::Deed& deed) { return texts_.is_tense(deed.verb); });
  }

  // What may stand after a page's only sentence.
  std::vector<std::string> fitting_lines(std::size_t index, bool done) const {
    // Nobody who cries is asked what makes a child cry, and nobody who cannot fly is told how birds do it.
    if (is_sad(index) || is_denied(index)) {
      // Nobody sighs on two pages running.
      const bool sighed = index > 0 && (is_sad(index - 1) || is_denied(index - 1));
      return sighed || index + 1 == pages_.size() ? std::vector<std::string>{} : texts_.dismays();
    }
    std::vector<std::string> lines;
    const auto add = [&](const std::vector<Pattern>& patterns) {
      for (const Pattern& pattern : patterns) {
        if (pattern.is_plain()) lines.push_back(pattern.text());
      }
    };
    for (const drawing::Deed& deed : pages_[index].deeds) {
      const Remarks* remarks = RemarkTexts::embedded().of_verb(deed.verb);
      // Where it is told of long ago, nobody asks the child that listens.
      if (remarks != nullptr && !done && !in_past_) add(remarks->asks);
    }
    for (const telling::SentenceWord& word : telling::words_of(pages_[index].text)) {
      for (const std::string& line : texts_.of_noun(pages_[index].text.substr(word.at, word.size)))
        lines.push_back(line);
    }
    std::erase_if(lines, [&](const std::string& line) { return told_.contains(line); });
    if (!lines.empty()) return lines;
    if (index == 0) return in_past_ ? texts_.starts() : texts_.starts_now();
    for (const drawing::WishedMotif& motif : pages_[index].motifs) {
      const std::string kind = kind_of(motif);
      if ((kind != "animal" && kind != "figure") || telling::is_child(motif) || known_.contains(motif.name))
        continue;
      // Who gets the badge of a sea horse meets no fish.
      if (!telling::brings_in(pages_[index].text, motif.name) && !does_something(pages_[index], motif.name))
        continue;
      const Remarks* remarks = RemarkTexts::embedded().of_noun(motif.name);
      // What everybody knows of cats is said in the present.
      if (remarks != nullptr && lines.empty() && !in_past_) add(remarks->says);
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

  // "Es fing an zu regnen": nobody catches anything.
  static bool begins(const PastSentence& sentence) { return sentence.rest.find(" zu ") != std::string::npos; }

  // "Der Kater war weggelaufen": no line of what somebody does goes with what had been before.
  static bool is_done(const PastSentence& sentence) {
    return sentence.infinitive == "sein" || sentence.infinitive == "haben";
  }

  // "Mia kommt nicht mehr herunter."
  bool is_denied(std::size_t index) const {
    const auto words = telling::words_of(pages_[index].text);
    return std::any_of(words.begin(), words.end(), [](const auto& word) {
      return word.lower == "nicht" || word.lower == "nie" || word.lower.starts_with("kein");
    });
  }

  // One sentence on what is done last, or how it is there; empty where nothing fits that has not been told.
  std::string added(std::size_t index, const PastSentence& sentence) {
    const StoryPage& page = pages_[index];
    // What somebody only wants or does not do has not come about.
    if (sentence.verbs != 1 || sentence.leads || begins(sentence) || is_done(sentence) || is_denied(index) ||
        feels_bad(index) || quotes_somebody(page))
      return {};
    // Of what the sentence's own verb says: who learns to ride is not on the way yet.
    const auto deed = std::find_if(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& each) {
      return each.verb.ends_with(sentence.infinitive);
    });
    std::vector<std::string> lines;
    if (deed != page.deeds.end()) lines = texts_.after(deed->verb);
    // "ins Wasser springen" is a jump, too, but "auslachen" is no laugh.
    const bool same = deed == page.deeds.end() || deed->verb == sentence.infinitive ||
                      deed->verb.ends_with(' ' + sentence.infinitive);
    if (lines.empty() && same && sentence.particle.empty()) lines = texts_.after(sentence.infinitive);
    if (lines.empty() && !sentence.particle.empty())
      lines = texts_.after(sentence.particle + sentence.infinitive);
    leave_echoes(lines, page.text);
    std::erase_if(lines, [&](const std::string& line) { return told_.contains(line); });
    if (!lines.empty()) return fresh(lines);
    return air(index);
  }

  // How it is where the page's sentence goes to.
  std::string air(std::size_t index) {
    const StoryPage& page = pages_[index];
    const SceneTexts* scene = StoryTexts::embedded().scene(page.scene);
    const bool comes = index == 0 || pages_[index - 1].scene != page.scene;
    const telling::PlaceWords* words = telling::PlaceTable::embedded().find(page.scene);
    const bool named =
        words != nullptr && !words->at.empty() && page.text.find(words->at) != std::string::npos;
    // Nothing blooms in the snow.
    const bool snow = std::any_of(pages_.begin(), pages_.end(), [](const StoryPage& each) {
      return each.weather == "winter" ||
             std::any_of(each.motifs.begin(), each.motifs.end(),
                         [](const auto& motif) { return motif.name == "Schneemann"; });
    });
    if (scene == nullptr || !comes || !named || snow) return {};
    std::vector<std::string> lines;
    for (const Pattern& pattern : scene->air) {
      if (pattern.is_plain() && !told_.contains(pattern.text())) lines.push_back(pattern.text());
    }
    leave_echoes(lines, page.text);
    return lines.empty() ? std::string() : fresh(lines);
  }

  // "Fridolin fliegt traurig über die Berge": no line of a flight goes with that.
  bool feels_bad(std::size_t index) const {
    const StoryPage& page = pages_[index];
    const bool mood =
        std::any_of(page.motifs.begin(), page.motifs.end(), [](const drawing::WishedMotif& motif) {
          return motif.mood == drawing::Mood::sad || motif.mood == drawing::Mood::angry;
        });
    const auto words = telling::words_of(page.text);
    return mood || std::any_of(words.begin(), words.end(),
                               [&](const telling::SentenceWord& word) { return texts_.is_sad(word.lower); });
  }

  bool is_sad(std::size_t index) const {
    const std::vector<drawing::Deed>& deeds = pages_[index].deeds;
    return feels_bad(index) || std::any_of(deeds.begin(), deeds.end(), [&](const drawing::Deed& deed) {
             return texts_.is_sad(deed.verb);
           });
  }

  // A line that says a noun of the page's own sentence again sounds like an echo.
  static void leave_echoes(std::vector<std::string>& lines, const std::string& text) {
    const auto words = telling::words_of(text);
    std::erase_if(lines, [&](const std::string& line) {
      const auto own = telling::words_of(line);
      return std::any_of(own.begin(), own.end(), [&](const auto& word) {
        const auto record = telling::record_of(word.lower);
        return record && record->noun && std::any_of(words.begin(), words.end(), [&](const auto& each) {
                 return each.lower == word.lower;
               });
      });
    });
  }

  const std::string& pick(const std::vector<std::string>& lines) {
    return chance_.pick(std::span<const std::string>(lines));
  }

  // One that has not been told yet, as long as there is one.
  std::string fresh(const std::vector<std::string>& lines) {
    std::vector<std::string> left = lines;
    std::erase_if(left, [&](const std::string& line) { return told_.contains(line); });
    std::string line = pick(left.empty() ? lines : left);
    told_.insert(line);
    return line;
  }

  const std::vector<StoryPage>& pages_;
  const RetoldTexts& texts_;
  base::Random chance_;
  std::set<std::string> told_;
  std::set<std::string> known_;  // nouns of the pages that are told
  bool in_past_ = false;         // else it is told as it was typed
  bool wondered_ = false;        // whether a line that goes with any page was told
};

}  // namespace

std::optional<Story> retell(const std::vector<StoryPage>& pages, std::uint64_t seed) {
  return Retelling(pages, seed).write();
}

}  // namespace books::story
