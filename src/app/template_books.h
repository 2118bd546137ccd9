#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/ports/picture_engine.h"
#include "books/book_content.h"

namespace app {

// An example book that everybody can read, with the sentences that its pages are drawn from.
struct TemplateBook {
  struct Page {
    std::string prompt;
    drawing::Options options;
  };
  std::string id;  // "magical-animals"
  std::string title;
  std::string description;
  std::vector<std::string> tags;
  std::vector<Page> pages;
  std::optional<books::Story> story;
};

// Reads what stands behind "page:" in texts/templates.txt: "11 | Ein Einhorn", or with options between
// "2 | 3-5 landscape | Ein Einhorn". Throws std::logic_error for anything else: the build would be broken.
TemplateBook::Page parse_template_page(std::string_view line);

// The executable's example books. Their pages are drawn on first use and kept. Thread-safe.
class TemplateBooks {
 public:
  explicit TemplateBooks(const ports::PictureEngine& engine);

  const std::vector<TemplateBook>& all() const { return books_; }
  // nullptr for an unknown id.
  const TemplateBook* find(const std::string& id) const;
  // Pages that belong to no book, under a name: "hero" for the home page. nullptr for an unknown one.
  const TemplateBook* find_loose(const std::string& id) const;
  // One page's picture; `index` from 0 to the number of pages minus 1.
  drawing::Picture picture(const TemplateBook& book, std::size_t index) const;
  // All that is printed, with books::UnreadPicture in the place of the pictures.
  books::BookContent outline(const TemplateBook& book) const;

 private:
  const ports::PictureEngine& engine_;
  std::vector<TemplateBook> books_;
  std::vector<TemplateBook> loose_;                                  // without title and description
  mutable std::mutex mutex_;                                         // guards drawn_
  mutable std::unordered_map<std::string, drawing::Picture> drawn_;  // by "id/index"
};

}  // namespace app
