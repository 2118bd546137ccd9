#include "books/story/story_check.h"

#include <algorithm>
#include <set>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "books/story/given_story.h"
#include "drawing/language/parser.h"

namespace books::story {
namespace {

constexpr std::size_t longest_story_title = 120, least_page = 20;  // characters

struct SmallWords {
  std::set<std::string, std::less<>> german, english;
};

const SmallWords& small_words() {
  static const SmallWords words = [] {
    const std::string file = "language.toml";
    const toml::table table = base::parse_toml(base::resource("stories/language.toml"), file);
    base::TomlFields fields(table, file);
    const auto set_of = [&](std::string_view key) {
      const auto list = fields.texts(key).value();
      return std::set<std::string, std::less<>>(list.begin(), list.end());
    };
    SmallWords read{set_of("german"), set_of("english")};
    fields.refuse_unknown();
    return read;
  }();
  return words;
}

bool is_word_letter(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || c >= U'\u00c0';
}

std::string whole_text(const Story& story) {
  std::string text = story.title;
  for (const std::string& page : story.pages) text.append("\n").append(page);
  return text;
}

// The text without its placeholders; they are well-formed and all of them are there, or it is a fault.
bool take_names_out(std::string& text, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    std::size_t at = text.find(name);
    if (at == std::string::npos) return false;
    for (; at != std::string::npos; at = text.find(name)) text.erase(at, name.size());
  }
  return text.find_first_of("{}") == std::string::npos;
}

bool has_markup(std::string_view text) {
  if (text.find_first_of("<>[]|*_#@\\`~^=$%&") != std::string_view::npos) return true;
  const std::string small = base::to_lower_utf8(text);
  constexpr std::string_view parts[] = {"://", "www.", "http", ".de/", ".com"};
  return std::any_of(std::begin(parts), std::end(parts),
                     [&](std::string_view part) { return small.find(part) != std::string::npos; });
}

// By the list that wishes are checked with; sentence by sentence, as wishes are.
bool is_unfit(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(".!?;\n"), text.size());
    if (!drawing::language::read_wish(text.substr(0, end)).refused.empty()) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

}  // namespace

bool is_german(std::string_view text) {
  const SmallWords& known = small_words();
  std::size_t all = 0, german = 0, english = 0;
  std::string word;
  const auto end_word = [&] {
    if (word.empty()) return;
    const std::string small = base::to_lower_utf8(word);
    ++all;
    if (known.german.contains(small)) ++german;
    if (known.english.contains(small)) ++english;
    word.clear();
  };
  for (const char32_t c : base::decode_utf8(text)) {
    if (is_word_letter(c)) {
      base::append_utf8(word, c);
    } else {
      end_word();
    }
  }
  end_word();
  constexpr std::size_t one_of = 8;  // words, at least
  return all > 0 && german * one_of >= all && german > 3 * english;
}

StoryFault fault_of(const Story& story, std::size_t pages, const std::vector<std::string>& names) {
  if (story.pages.size() != pages) return StoryFault::page_count;
  const auto is_short = [](const std::string& page) { return base::count_code_points(page) < least_page; };
  if (story.title.empty() || std::any_of(story.pages.begin(), story.pages.end(), is_short)) {
    return StoryFault::empty;
  }
  if (base::count_code_points(story.title) > longest_story_title || page_too_long(story))
    return StoryFault::too_long;
  std::string text = whole_text(story);
  if (!take_names_out(text, names)) return StoryFault::names;
  if (has_markup(text)) return StoryFault::markup;
  // Each page: a service may begin in one language and go on in another.
  if (!is_german(text)) return StoryFault::language;
  for (const std::string& page : story.pages) {
    if (!is_german(page)) return StoryFault::language;
  }
  return is_unfit(text) ? StoryFault::unfit : StoryFault::none;
}

}  // namespace books::story
