#include "app/template_books.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "app/text_blocks.h"
#include "base/embedded.h"
#include "base/utf8.h"

namespace app {
namespace {

// The date that stands in their PDFs, which otherwise would change from day to day.
constexpr base::Time made_on = std::chrono::sys_days(std::chrono::year{2026} / 1 / 1);

// "11 | Ein Einhorn"
TemplateBook::Page parse_page(const std::string& line) {
  TemplateBook::Page page;
  const auto number = std::from_chars(line.data(), line.data() + line.size(), page.seed);
  const std::size_t bar = line.find('|');
  if (number.ec != std::errc() || bar == std::string::npos) throw std::logic_error("template page: " + line);
  page.prompt = base::trim(std::string_view(line).substr(bar + 1));
  return page;
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

const TemplateBook* find_by_id(const std::vector<TemplateBook>& books, const std::string& id) {
  const auto found =
      std::find_if(books.begin(), books.end(), [&](const TemplateBook& book) { return book.id == id; });
  return found == books.end() ? nullptr : &*found;
}

}  // namespace

TemplateBooks::TemplateBooks(const ports::PictureEngine& engine) : engine_(engine) {
  for (const TextBlock& block : parse_text_blocks(base::resource("texts/templates.txt"))) {
    TemplateBook book;
    book.id = block.value("id");
    for (const std::string& line : block.values("page")) book.pages.push_back(parse_page(line));
    if (block.values("title").empty()) {
      loose_.push_back(std::move(book));
      continue;
    }
    book.title = block.value("title");
    book.description = block.value("description");
    book.tags = split_list(block.value("tags"));
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
  drawing::Options options;
  options.seed = page.seed;
  drawing::Picture picture = engine_.draw(page.prompt, options).picture;
  const std::lock_guard lock(mutex_);
  return drawn_.try_emplace(key, std::move(picture)).first->second;
}

books::BookContent TemplateBooks::content(const TemplateBook& book) const {
  books::BookContent content;
  content.title = book.title;
  content.description = book.description;
  content.created_at = made_on;
  for (std::size_t i = 0; i < book.pages.size(); ++i) {
    content.pages.push_back({picture(book, i), std::string(engine_.name()), book.pages[i].prompt});
  }
  return content;
}

}  // namespace app
