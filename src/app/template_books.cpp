#include "app/template_books.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "base/embedded.h"
#include "base/text_blocks.h"
#include "base/utf8.h"
#include "books/story/story.h"
#include "drawing/language/parser.h"

namespace app {
namespace {

// The date that stands in their PDFs, which otherwise would change from day to day.
constexpr base::Time made_on = std::chrono::sys_days(std::chrono::year{2026} / 1 / 1);

void apply_option(std::string_view word, drawing::Options& options) {
  if (word == "3-5") {
    options.age = drawing::Age::years_3_5;
  } else if (word == "9+") {
    options.age = drawing::Age::years_9_up;
  } else if (word == "landscape") {
    options.orientation = drawing::Orientation::landscape;
  } else {
    throw std::logic_error("template option: " + std::string(word));
  }
}

// "3-5 landscape"
void apply_options(std::string_view words, drawing::Options& options) {
  while (!words.empty()) {
    const std::size_t space = std::min(words.find(' '), words.size());
    if (space > 0) apply_option(words.substr(0, space), options);
    words.remove_prefix(std::min(space + 1, words.size()));
  }
}

std::vector<std::string> split_list(std::string_view text) {
  std::vector<std::string> items;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    items.emplace_back(base::trim(text.substr(0, comma)));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return items;
}

// "story: 7" has the seed of a story.
std::optional<books::Story> story_of(const TemplateBook& book, const std::vector<std::string>& seeds) {
  if (seeds.empty()) return std::nullopt;
  std::uint64_t seed = 0;
  const std::string& text = seeds.front();
  const auto number = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (number.ec != std::errc()) throw std::logic_error("template story: " + text);
  std::vector<books::story::StoryPage> pages;
  for (const TemplateBook::Page& page : book.pages) {
    pages.push_back(books::story::story_page(drawing::language::read_wish(page.prompt)));
  }
  return books::story::write_story(pages, seed, book.title);
}

const TemplateBook* find_by_id(const std::vector<TemplateBook>& books, const std::string& id) {
  const auto found =
      std::find_if(books.begin(), books.end(), [&](const TemplateBook& book) { return book.id == id; });
  return found == books.end() ? nullptr : &*found;
}

}  // namespace

TemplateBook::Page parse_template_page(std::string_view line) {
  TemplateBook::Page page;
  const auto number = std::from_chars(line.data(), line.data() + line.size(), page.options.seed);
  const std::size_t first = line.find('|');
  if (number.ec != std::errc() || first == std::string_view::npos) {
    throw std::logic_error("template page: " + std::string(line));
  }
  const std::size_t last = line.rfind('|');
  if (last != first) apply_options(base::trim(line.substr(first + 1, last - first - 1)), page.options);
  page.prompt = base::trim(line.substr(last + 1));
  return page;
}

TemplateBooks::TemplateBooks(const ports::PictureEngine& engine) : engine_(engine) {
  for (const base::TextBlock& block : base::parse_text_blocks(base::resource("texts/templates.txt"))) {
    TemplateBook book;
    book.id = block.value("id");
    for (const std::string& line : block.values("page")) book.pages.push_back(parse_template_page(line));
    if (block.values("title").empty()) {
      loose_.push_back(std::move(book));
      continue;
    }
    book.title = block.value("title");
    book.description = block.value("description");
    book.tags = split_list(block.value("tags"));
    book.story = story_of(book, block.values("story"));
    books_.push_back(std::move(book));
  }
}

const TemplateBook* TemplateBooks::find(const std::string& id) const {
  return find_by_id(books_, id);
}

const TemplateBook* TemplateBooks::find_loose(const std::string& id) const {
  return find_by_id(loose_, id);
}

drawing::Picture TemplateBooks::picture(const TemplateBook& book, std::size_t index) const {
  const TemplateBook::Page& page = book.pages.at(index);
  const std::string key = book.id + "/" + std::to_string(index);
  {
    const std::lock_guard lock(mutex_);
    const auto found = drawn_.find(key);
    if (found != drawn_.end()) return found->second;
  }
  drawing::Picture picture = engine_.draw(page.prompt, page.options).picture;
  const std::lock_guard lock(mutex_);
  return drawn_.try_emplace(key, std::move(picture)).first->second;
}

books::BookContent TemplateBooks::outline(const TemplateBook& book) const {
  books::BookContent content;
  content.title = book.title;
  content.description = book.description;
  content.created_at = made_on;
  content.story = book.story;
  for (const TemplateBook::Page& page : book.pages) {
    content.pages.push_back(
        {books::UnreadPicture{page.options.orientation}, std::string(engine_.name()), page.prompt});
  }
  return content;
}

}  // namespace app
