#include "books/story/collection.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <utility>

#include "base/embedded.h"
#include "base/random.h"
#include "base/text_blocks.h"
#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/caption.h"
#include "books/story/cast.h"
#include "books/story/connection.h"
#include "books/story/remarks.h"
#include "books/story/retold_texts.h"
#include "books/story/topics.h"
#include "books/telling/antecedents.h"
#include "books/telling/place_words.h"
#include "books/telling/sentence_words.h"
#include "books/telling/teller.h"

namespace books::story {
namespace {

using Choice = std::vector<const Pattern*>;

constexpr double of_kind_share = 0.35;
constexpr std::size_t longest_paragraph = 420;  // in bytes, before nothing more is said of a picture

// How many sentences a page has at most before one more is added.
int most_sentences(drawing::Age age) {
  return age == drawing::Age::years_3_5 ? 3 : 4;
}

std::string texts_of_pages(const std::vector<StoryPage>& pages) {
  std::string texts;
  for (const StoryPage& page : pages) {
    texts += page.text + '/';
    for (const drawing::WishedMotif& motif : page.motifs) texts += motif.name + ' ';
  }
  return texts;
}

// The words of its one line of that key; none without such a line.
std::vector<std::string> words_under(const base::TextBlock& block, const std::string& key) {
  std::vector<std::string> words;
  if (block.values(key).empty()) return words;
  const std::string& text = block.value(key);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

// Whether words of a title begin with one of the stems; parts joined by "+" are all there.
bool is_named(const std::string& title, const std::vector<std::string>& stems) {
  const auto words = telling::words_of(title);
  return std::any_of(stems.begin(), stems.end(), [&](std::string_view stem) {
    while (!stem.empty()) {
      const std::size_t end = std::min(stem.find('+'), stem.size());
      const std::string_view part = stem.substr(0, end);
      if (std::none_of(words.begin(), words.end(),
                       [&](const telling::SentenceWord& word) { return word.lower.starts_with(part); }))
        return false;
      stem.remove_prefix(std::min(end + 1, stem.size()));
    }
    return true;
  });
}

Frame frame_of(const base::TextBlock& block) {
  return {block.value("frame"),
          patterns_of(block, "title"),
          patterns_of(block, "open"),
          patterns_of(block, "turn"),
          patterns_of(block, "end"),
          patterns_of(block, "folge"),
          patterns_of(block, "satz"),
          patterns_of(block, "bild"),
          block.values("for").empty() ? std::string() : block.value("for"),
          words_under(block, "of"),
          !block.values("sounds").empty(),
          words_under(block, "most"),
          !block.values("plain").empty(),
          words_under(block, "at"),
          !block.values("shown").empty()};
}

// "eins" where somebody counts.
std::string counted(std::size_t number) {
  return number == 1 ? "eins" : german::number_word(static_cast<int>(number));
}

// Two sentences that begin alike sound alike.
std::string beginning(const std::string& text) {
  const std::size_t space = text.find(' ');
  return text.substr(0, space == std::string::npos ? space : text.find(' ', space + 1));
}

class CollectionWriter {
 public:
  CollectionWriter(const std::vector<StoryPage>& pages, std::uint64_t seed, const std::string& title)
      : pages_(pages),
        texts_(FrameTexts::embedded()),
        chance_(base::Random(seed).fork(texts_of_pages(pages))),
        age_(youngest_of(pages)),
        frame_(frame_for(age_, title)) {}

  Story write() {
    set_page(0);
    // Nobody drives on with a fireman who is on a page between engines.
    const bool fits = frame_.kinds.empty() || (!topics_.empty() && is_of_frame(topics_.front()));
    if (fits && parts_.mentions.contains('X')) parts_.mentions['F'] = parts_.mentions['X'];
    parts_.words["zahl"] = german::number_word(static_cast<int>(pages_.size()));
    Story story{german::sentence_case(choose({&frame_.titles})->fill(parts_)), {}};
    for (std::size_t i = 0; i < pages_.size(); ++i) story.pages.push_back(page_text(i));
    return story;
  }

 private:
  // What the title says goes before anything else.
  const Frame& frame_for(drawing::Age age, const std::string& title) {
    const std::string_view own = age == drawing::Age::years_9_up ? "9" : "36";
    std::vector<const Frame*> fitting;
    for (const Frame& frame : texts_.frames()) {
      if (frame.stems.empty() && (frame.ages.empty() || frame.ages == own)) fitting.push_back(&frame);
    }
    const auto goes_with_pages = [&](const Frame& frame) {
      return (frame.ages.empty() || frame.ages == own) && shows_most(frame) && is_all_there(frame);
    };
    for (const Frame& frame : texts_.frames()) {
      if (is_named(title, frame.stems) && goes_with_pages(frame)) return frame;
    }
    // Under a title of somebody's own nobody dreams or opens doors: what the pages show goes first.
    if (!title.empty() && title.find("Malbuch") == std::string::npos) {
      for (const Frame& frame : texts_.frames()) {
        if (frame.is_shown && goes_with_pages(frame)) return frame;
      }
      std::erase_if(fitting, [](const Frame* frame) { return !frame->is_plain; });
    }
    return *chance_.pick(std::span<const Frame* const>(fitting));
  }

  // Whether a page is about what a frame is for, or somebody does something with it: "Ein Bauarbeiter fährt
  // einen Bagger".
  static bool is_of_kind(const StoryPage& page, const Frame& frame) {
    const auto is = [&](const drawing::WishedMotif& motif) {
      return std::find(frame.kinds.begin(), frame.kinds.end(), kind_of(motif)) != frame.kinds.end();
    };
    const auto motifs = main_motifs(page);
    if (!motifs.empty() && is(motifs.front())) return true;
    return std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
      const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
      return tool != nullptr && is(page.motifs[static_cast<std::size_t>(*tool)]);
    });
  }

  // Whether the frame speaks of such: of engines, and not of who drives them.
  bool is_of_frame(const Topic& topic) const {
    return std::any_of(frame_.kinds.begin(), frame_.kinds.end(), [&](const std::string& kind) {
      return topic.kind == &RemarkTexts::embedded().of_kind(kind);
    });
  }

  // Whether at least three of four pages show what a frame is about: no fire engine is in a zoo.
  bool shows_most(const Frame& frame) const {
    if (frame.kinds.empty()) return true;
    const auto fitting = std::count_if(pages_.begin(), pages_.end(),
                                       [&](const StoryPage& page) { return is_of_kind(page, frame); });
    return fitting * 4 >= static_cast<std::ptrdiff_t>(pages_.size()) * 3;
  }

  // Whether every page is at one of a frame's places: a beach is not under water.
  bool is_all_there(const Frame& frame) const {
    return frame.places.empty() || std::all_of(pages_.begin(), pages_.end(), [&](const StoryPage& page) {
             return std::find(frame.places.begin(), frame.places.end(), page.scene) != frame.places.end();
           });
  }

  std::string page_text(std::size_t index) {
    const bool first = index == 0, last = index + 1 == pages_.size();
    const bool turns = !first && !last && index == pages_.size() / 2;
    sentences_.clear();
    set_page(index);
    if (first) add(choose_open());
    // Who is three wants to see the next picture, and not to rest before it; who is nine needs no game
    // between.
    if (turns && age_ == drawing::Age::years_6_8) add(choose({&frame_.turns}));
    tell_caption();
    const Pattern* end = last ? choose_end() : nullptr;
    ahead_ = end == nullptr ? 0 : german::count_sentences(end->fill(parts_));
    tell_remarks((first || last || turns) && pages_.size() > 2 ? 1 : 2);
    if (end != nullptr) add(end);
    std::string text;
    for (const std::string& sentence : sentences_) text += (text.empty() ? "" : " ") + sentence;
    return german::sentence_case(text);
  }

  void set_page(std::size_t index) {
    index_ = index;
    topics_ = topics_of(pages_[index]);
    std::stable_partition(topics_.begin(), topics_.end(),
                          [&](const Topic& topic) { return is_of_frame(topic); });
    caption_ = caption_of(pages_[index]);
    parts_.mentions.erase('X');
    parts_.words = {{"zahl", counted(index + 1)}};
    if (topics_.empty()) return;
    set_topic(topics_.front());
    // With which letter to guess: only that of a word which is said.
    const std::string name = german::bare_name(topics_.front().mention);
    const auto letters = base::decode_utf8(name);
    // "Ich sehe was, das fängt mit M an": not of a girl that plays the violin.
    const std::string kind =
        pages_[index].motifs.empty() ? std::string() : kind_of(pages_[index].motifs.front());
    if (kind == "person" || letters.empty() || !caption_ || caption_->text.find(name) == std::string::npos)
      return;
    base::append_utf8(parts_.words["laut"], letters.front());
  }

  void set_topic(const Topic& topic) {
    parts_.mentions.erase('X');
    if (caption_ && calls(caption_->text, topic.mention)) parts_.mentions['X'] = {topic.mention};
  }

  void tell_caption() {
    if (!caption_) return add(choose({&texts_.blanks()}));
    if (caption_->whole) return sentences_.push_back(caption_->text);
    parts_.words["satz"] = caption_->text;
    parts_.words["folge"] = caption_->inverted;
    parts_.words["bild"] = caption_->inside;
    const auto leads = [&](const Frame& frame) {
      std::vector<const std::vector<Pattern>*> lists;
      if (!caption_->inverted.empty()) lists.push_back(&frame.follows);
      lists.push_back(caption_->clause ? &frame.sentences : &frame.shows);
      return fresh_of(lists);
    };
    Choice fitting = leads(frame_);
    // In a long book there are more pages than a frame has words.
    if (fitting.empty()) fitting = leads(texts_.common());
    if (fitting.empty()) return add(choose({caption_->clause ? &frame_.sentences : &frame_.shows}));
    add(pick(fitting));
  }

  // A sentence on what is seen and a question, or two sentences.
  void tell_remarks(std::size_t most) {
    if (frame_.sounds) return tell_sound();
    if (topics_.empty()) return tell_place();
    if (age_ == drawing::Age::years_3_5) most = 1;
    const bool asks_first = most == 1 && index_ % 2 == 1;
    std::size_t told = 0;
    told_on_page_ = 0;
    for (const bool ask : {asks_first, !asks_first}) {
      if (told == most || length() > longest_paragraph || !has_room()) return;
      told += tell_remark(ask) ? 1 : 0;
      told_on_page_ = told;
    }
  }

  // "Und schon läuft die Kuh aus dem Stall. Muh!"
  void tell_sound() {
    if (topics_.empty() || age_ == drawing::Age::years_9_up || !has_room()) return;
    const auto& sounds = RetoldTexts::embedded().sounds(topics_.front().mention.noun.name());
    const Choice fitting = fresh_of({&sounds});
    if (!fitting.empty()) add(pick(fitting));
  }

  // Of a page with nobody on it: how it is there, or that a mandala has colours all the same.
  void tell_place() {
    if (!caption_) return;
    std::vector<const std::vector<Pattern>*> lists;
    for (const Remarks* remarks : shown()) lists.push_back(&remarks->says);
    const Choice fitting = fresh_of(lists);
    add(fitting.empty() ? choose({&texts_.blanks()}) : pick(fitting));
  }

  bool tell_remark(bool ask) {
    const auto lines = [&](const Remarks& remarks) { return ask ? &remarks.asks : &remarks.says; };
    // Of whomever the page shows there is something to say of; the others only if they have lines of their
    // own.
    std::vector<const Topic*> order;
    for (const Topic& topic : topics_) {
      if (&topic == &topics_.front() || topic.own != nullptr) order.push_back(&topic);
    }
    if (ask && order.size() > 1) std::swap(order[0], order[1]);
    for (const Topic* topic : order) {
      set_topic(*topic);
      std::vector<const std::vector<Pattern>*> lists;
      if (topic->own != nullptr) lists.push_back(lines(*topic->own));
      if (topic == &topics_.front()) {
        for (const Remarks* more : shown()) lists.push_back(lines(*more));
      }
      Choice fitting = fresh_of(lists);
      const bool main = topic == &topics_.front();
      std::erase_if(fitting, [&](const Pattern* line) {
        return !topic->drawn_as.empty() && line->text().find(topic->drawn_as) != std::string::npos;
      });
      if (!main) std::erase_if(fitting, [&](const Pattern* line) { return !names(*line, *topic); });
      std::erase_if(fitting, [&](const Pattern* line) { return repeats(*line, *topic); });
      // What is known of a lion is better than what is known of any beast, but there is not much to ask of
      // it.
      const bool asks_more = ask && topic->asks_of_kind && chance_.chance(of_kind_share);
      if (main && (fitting.empty() || asks_more)) {
        const Choice kind = fresh_of({lines(*topic->kind)});
        if (!kind.empty()) fitting = kind;
      }
      if (fitting.empty()) continue;
      add(pick(fitting));
      return true;
    }
    return false;
  }

  // Whether the page has said one of a line's nouns already, other than whom it speaks of: two sentences on
  // the mane are one too many.
  bool repeats(const Pattern& line, const Topic& topic) const {
    if (told_on_page_ == 0) return false;
    const auto nouns = [&](const std::string& text) {
      std::set<std::string> found;
      for (const telling::SentenceWord& word : telling::words_of(text)) {
        const std::string typed = text.substr(word.at, word.size);
        const auto record = telling::record_of(word.lower);
        if (word.at > 0 && typed != word.lower && record && record->noun) found.insert(typed);
      }
      found.erase(topic.mention.noun.name());
      return found;
    };
    const std::set<std::string> said = nouns(sentences_.back()), says = nouns(line.text());
    return std::any_of(says.begin(), says.end(), [&](const auto& noun) { return said.contains(noun); });
  }

  // Whether a line says of whom it speaks: on a page with others it would be taken for theirs.
  static bool names(const Pattern& line, const Topic& topic) {
    return line.needs('X') || line.text().find(topic.mention.noun.name()) != std::string::npos;
  }

  // What is said of the page's deeds, and of its place where its own sentence names it.
  std::vector<const Remarks*> shown() const {
    const StoryPage& page = pages_[index_];
    const RemarkTexts& texts = RemarkTexts::embedded();
    std::vector<const Remarks*> shown;
    for (const drawing::Deed& deed : page.deeds) {
      if (const Remarks* remarks = texts.of_verb(deed.verb)) shown.push_back(remarks);
    }
    const telling::PlaceWords* words = telling::PlaceTable::embedded().find(page.scene);
    const bool named = words != nullptr && words->noun && caption_ &&
                       caption_->text.find(words->noun->name()) != std::string::npos;
    const Remarks* place = named ? texts.of_scene(page.scene) : nullptr;
    if (place != nullptr) shown.push_back(place);
    return shown;
  }

  // Whether one more sentence may be said beside those that are still to come.
  bool has_room() const {
    int all = ahead_;
    for (const std::string& sentence : sentences_) all += german::count_sentences(sentence);
    return all < most_sentences(age_);
  }

  std::size_t length() const {
    std::size_t bytes = 0;
    for (const std::string& sentence : sentences_) bytes += sentence.size();
    return bytes;
  }

  bool shows_animal(std::size_t index) const {
    return index < pages_.size() &&
           std::any_of(pages_[index].motifs.begin(), pages_[index].motifs.end(),
                       [](const drawing::WishedMotif& motif) { return kind_of(motif) == "animal"; });
  }

  bool may_tell(const Pattern& pattern) const {
    if (index_ == 0 && pattern.is_marked("later")) return false;
    // No bus drives through an enclosure.
    if (pattern.is_marked("animal") && !shows_animal(index_)) return false;
    if (pattern.is_marked("before-animal") && !shows_animal(index_ + 1)) return false;
    // Nobody of nine roars like a lion.
    if (age_ == drawing::Age::years_9_up && pattern.is_marked("36")) return false;
    for (const char part : {'X', 'F'}) {
      if (pattern.needs(part) && !parts_.mentions.contains(part)) return false;
    }
    // Nothing is nicer in the heat than a bath, but not for a shark.
    if (pattern.is_marked("person") &&
        (topics_.empty() || topics_.front().kind != &RemarkTexts::embedded().of_kind("person")))
      return false;
    if (pattern.text().find("{laut}") != std::string::npos && !parts_.words.contains("laut")) return false;
    if (!parts_.mentions.contains('X')) return true;
    const german::Mention& about = parts_.mentions.at('X').front();
    return (!pattern.is_marked("one") || about.count == 1) &&
           (!pattern.is_marked("unnamed") || about.called.empty());
  }

  // Those of the lists that the book has not told; of these, those that begin as no other one does.
  Choice fresh_of(const std::vector<const std::vector<Pattern>*>& lists) const {
    Choice fresh, other;
    for (const std::vector<Pattern>* list : lists) {
      for (const Pattern& pattern : *list) {
        if (!may_tell(pattern) || told_.contains(pattern.text())) continue;
        fresh.push_back(&pattern);
        if (!begun_.contains(beginning(pattern.text()))) other.push_back(&pattern);
      }
    }
    return other.empty() ? fresh : other;
  }

  const Pattern* pick(const Choice& choice) { return chance_.pick(std::span<const Pattern* const>(choice)); }

  // Whether somebody of the first picture's noun is on another one.
  bool is_first_again() const {
    if (!parts_.mentions.contains('F')) return false;
    const std::string& noun = parts_.mentions.at('F').front().noun.name();
    return std::any_of(pages_.begin() + 1, pages_.end(), [&](const StoryPage& page) {
      return std::any_of(page.motifs.begin(), page.motifs.end(),
                         [&](const drawing::WishedMotif& motif) { return motif.name == noun; });
    });
  }

  // Who is three hears the shortest.
  const Pattern* choose_open() {
    Choice opens = fresh_of({&frame_.opens});
    if (opens.empty() || age_ != drawing::Age::years_3_5) return choose({&frame_.opens});
    const auto length = [](const Pattern* open) { return german::count_sentences(open->text()); };
    const auto least = length(*std::min_element(
        opens.begin(), opens.end(), [&](const auto* a, const auto* b) { return length(a) < length(b); }));
    std::erase_if(opens, [&](const Pattern* open) { return length(open) > least; });
    return pick(opens);
  }

  // One that goes back to the first picture, if that shows somebody.
  const Pattern* choose_end() {
    Choice ends = fresh_of({&frame_.ends});
    const auto goes_back = [](const Pattern* end) { return end->needs('F'); };
    // Where each page has a princess, "die mit der Prinzessin" is no first one.
    if (is_first_again()) {
      Choice others = ends;
      std::erase_if(others, goes_back);
      if (!others.empty()) return pick(others);
    }
    if (std::any_of(ends.begin(), ends.end(), goes_back))
      std::erase_if(ends, [&](const Pattern* end) { return !goes_back(end); });
    return ends.empty() ? choose({&frame_.ends}) : pick(ends);
  }

  // One that has not been told yet, as long as there is one.
  const Pattern* choose(const std::vector<const std::vector<Pattern>*>& lists) {
    Choice fitting = fresh_of(lists);
    if (fitting.empty()) {
      for (const std::vector<Pattern>* list : lists) {
        for (const Pattern& pattern : *list) {
          if (may_tell(pattern)) fitting.push_back(&pattern);
        }
      }
    }
    if (fitting.empty()) throw std::logic_error("frames.txt has nothing that fits in " + frame_.name);
    return pick(fitting);
  }

  void add(const Pattern* pattern) {
    told_.insert(pattern->text());
    begun_.insert(beginning(pattern->text()));
    sentences_.push_back(pattern->fill(parts_));
  }

  const std::vector<StoryPage>& pages_;
  const FrameTexts& texts_;
  base::Random chance_;
  drawing::Age age_;
  const Frame& frame_;
  Parts parts_;
  // Of the page that is told.
  std::size_t index_ = 0;
  std::vector<Topic> topics_;
  std::optional<Caption> caption_;
  std::vector<std::string> sentences_;
  std::set<std::string> told_, begun_;
  std::size_t told_on_page_ = 0;  // remarks
  int ahead_ = 0;                 // sentences of its end
};

}  // namespace

const FrameTexts& FrameTexts::embedded() {
  static const FrameTexts texts(base::resource("stories/frames.txt"));
  return texts;
}

FrameTexts::FrameTexts(std::string_view text) {
  for (const base::TextBlock& block : base::parse_text_blocks(text)) {
    Frame frame = frame_of(block);
    if (frame.follows.empty() || frame.sentences.empty() || frame.shows.empty())
      throw std::logic_error("frames.txt: no words to lead in for " + frame.name);
    if (frame.name == "common") {
      common_ = std::move(frame);
      blanks_ = patterns_of(block, "blank");
      continue;
    }
    // A book may begin with a picture that shows nobody, to whom no end can go back.
    const auto is_for_all = [](const Pattern& pattern) { return !pattern.needs('F') && !pattern.needs('X'); };
    for (const auto* list : {&frame.titles, &frame.opens, &frame.turns, &frame.ends}) {
      if (std::none_of(list->begin(), list->end(), is_for_all))
        throw std::logic_error("frames.txt: nothing for every picture in " + frame.name);
    }
    frames_.push_back(std::move(frame));
  }
  if (frames_.empty() || blanks_.empty()) throw std::logic_error("frames.txt lacks a frame");
}

bool is_collection(const std::vector<StoryPage>& pages) {
  base::Random chance(0);
  const Hero hero = choose_hero(pages, german::NounTable::embedded(), chance);
  const auto with_hero = std::count_if(pages.begin(), pages.end(), [&](const StoryPage& page) {
    return std::any_of(page.motifs.begin(), page.motifs.end(), [&](const drawing::WishedMotif& motif) {
      if (motif.name != hero.name) return false;
      // "Kinder" here and "Kinder" there are others each time.
      return motif.count == 1 || !motif.called.empty();
    });
  });
  const auto count = static_cast<std::ptrdiff_t>(pages.size());
  if (count < 2) return false;
  if (goes_through_the_year(pages)) return true;
  if (with_hero * 2 < count || with_hero < 2) return true;
  const auto brought_in = std::count_if(pages.begin(), pages.end(), [&](const StoryPage& page) {
    return telling::brings_in(page.text, hero.name);
  });
  // "Eine Prinzessin" here and "Eine Prinzessin" there: pictures on one theme, where a page has none, or
  // where most of many say what another one does.
  constexpr std::ptrdiff_t many = 4;
  const auto doing =
      std::count_if(pages.begin(), pages.end(), [](const StoryPage& page) { return !page.deeds.empty(); });
  return !hero.mention.unique && ((with_hero < count && brought_in > 1) ||
                                  (brought_in >= many && brought_in == count && doing * 2 > count));
}

Story tell_collection(const std::vector<StoryPage>& pages, std::uint64_t seed, const std::string& title) {
  if (pages.empty()) throw std::invalid_argument("a story needs a picture");
  return CollectionWriter(pages, seed, title).write();
}

}  // namespace books::story
