#include "books/story/year_book.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/embedded.h"
#include "base/random.h"
#include "base/text_blocks.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "books/german/sentence.h"
#include "books/story/caption.h"
#include "books/story/connection.h"
#include "books/story/page_facts.h"
#include "books/story/pattern.h"
#include "books/telling/past_sentence.h"
#include "books/telling/sentence_words.h"

namespace books::story {
namespace {

// A time of the year: the words that name it, and what it is like.
struct Season {
  std::vector<std::string> words;
  std::vector<Pattern> lines;
};

// The lines of resources/stories/year.txt. Immutable, hence thread-safe.
struct YearTexts {
  static const YearTexts& embedded() {
    static const YearTexts texts(base::resource("stories/year.txt"));
    return texts;
  }

  explicit YearTexts(std::string_view text) {
    const auto append = [](const base::TextBlock& block, std::string_view key, std::vector<Pattern>& all) {
      std::ranges::move(patterns_of(block, key), std::back_inserter(all));
    };
    for (const base::TextBlock& block : base::parse_text_blocks(text)) {
      append(block, "title", titles);
      append(block, "open", opens);
      append(block, "end", ends);
      append(block, "done", deeds);
      for (const std::string& line : block.values("season")) {
        Season season;
        for (const std::string_view word : base::split_words(line)) season.words.emplace_back(word);
        season.lines = patterns_of(block, "line");
        seasons.push_back(std::move(season));
      }
    }
    if (titles.empty() || opens.empty() || ends.empty() || deeds.empty() || seasons.empty())
      throw std::logic_error("year.txt lacks a list");
  }

  std::vector<Pattern> titles, opens, ends, deeds;
  std::vector<Season> seasons;
};

class YearWriter {
 public:
  YearWriter(const std::vector<StoryPage>& pages, std::uint64_t seed)
      : pages_(pages),
        texts_(YearTexts::embedded()),
        chance_(base::Random(seed).fork(pages.front().text)),
        age_(youngest_of(pages)) {}

  // Nothing where a page has no sentence of its own.
  std::optional<Story> write() {
    Story story{choose(texts_.titles, PageFacts(pages_.front(), {}, age_)), {}};
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      std::string text = page_text(i);
      if (text.empty()) return std::nullopt;
      story.pages.push_back(german::sentence_case(text));
    }
    return story;
  }

 private:
  // How many sentences are told around a page's own.
  int most_around() const {
    if (age_ == drawing::Age::years_3_5) return 1;
    return age_ == drawing::Age::years_6_8 ? 2 : 3;
  }

  std::string page_text(std::size_t index) {
    const StoryPage& page = pages_[index];
    const std::optional<Caption> caption = caption_of(page);
    if (!caption) return {};
    const PageFacts facts(page, telling::past_sentence(page.text), age_);
    const auto words = telling::words_of(page.text);
    for (const Season& season : texts_.seasons) {
      const bool named = std::any_of(words.begin(), words.end(), [&](const auto& word) {
        return std::find(season.words.begin(), season.words.end(), word.lower) != season.words.end();
      });
      if (named) season_ = &season;
    }
    std::string text = caption->whole ? caption->text : caption->text + '.';
    int around = 0;
    const auto add = [&](const std::string& line, bool before = false) {
      if (line.empty()) return;
      text = before ? line + ' ' + text : text + ' ' + line;
      around += german::count_sentences(line);
    };
    const bool last = index + 1 == pages_.size();
    if (index == 0) add(choose(texts_.opens, facts), true);
    const std::string end = last ? choose(texts_.ends, facts) : std::string();
    if (around < most_around()) add(choose(texts_.deeds, facts));
    while (season_ != nullptr && around < most_around()) {
      const std::string line = choose(season_->lines, facts);
      if (line.empty()) break;
      add(line);
    }
    add(end);
    return text;
  }

  // One that goes with the page and was not told; those that ask for its words before all others. Often
  // empty.
  std::string choose(const std::vector<Pattern>& lines, const PageFacts& facts) {
    std::vector<const Pattern*> fitting, special;
    for (const Pattern& line : lines) {
      if (told_.contains(line.text()) || !facts.fits(line, {})) continue;
      fitting.push_back(&line);
      const bool asks = std::any_of(line.marks().begin(), line.marks().end(),
                                    [](const std::string& mark) { return mark.starts_with("mit:"); });
      if (asks) special.push_back(&line);
    }
    if (!special.empty()) fitting = std::move(special);
    if (fitting.empty()) return {};
    const std::string& line = chance_.pick(std::span<const Pattern* const>(fitting))->text();
    told_.insert(line);
    return line;
  }

  const std::vector<StoryPage>& pages_;
  const YearTexts& texts_;
  base::Random chance_;
  drawing::Age age_;
  const Season* season_ = nullptr;  // of the page, or of the one before
  std::set<std::string> told_;
};

}  // namespace

std::optional<Story> tell_year(const std::vector<StoryPage>& pages, std::uint64_t seed) {
  if (!goes_through_the_year(pages)) return std::nullopt;
  return YearWriter(pages, seed).write();
}

}  // namespace books::story
