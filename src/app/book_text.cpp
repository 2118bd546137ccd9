#include "app/book_text.h"

#include <algorithm>
#include <string_view>

#include "app/artwork.h"
#include "base/error.h"
#include "base/utf8.h"
#include "books/story/story.h"
#include "drawing/language/parser.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

// What a story has to know of a picture: what it shows, or where that is not known what was asked for.
books::story::StoryPage story_page_of(const ports::StoredPicture& stored) {
  const books::Page page = page_of(stored);
  const auto* drawing = std::get_if<drawing::Picture>(&page.picture);
  const bool known = drawing != nullptr && !drawing->subject.empty();
  if (known) {
    books::story::StoryPage told = books::story::story_page(*drawing);
    told.text = stored.prompt;
    told.age = stored.options.age;
    return told;
  }
  books::story::StoryPage read = books::story::story_page(drawing::language::read_wish(stored.prompt));
  read.age = stored.options.age;
  return read;
}

// The characters as a sentence names them; of many the first ones.
std::string named(const std::vector<std::string>& characters) {
  constexpr std::size_t most = 8;
  std::string names;
  for (std::size_t i = 0; i < std::min(most, characters.size()); ++i) {
    names.append(i == 0 ? "" : " ").append(characters[i]);
  }
  return characters.size() > most ? names + " …" : names;
}

}  // namespace

std::string checked_book_text(const ports::BookWriter& writer, const std::string& text, std::size_t longest,
                              const TextReasons& reasons) {
  if (!base::is_valid_utf8(text)) throw AppError(ErrorCode::invalid, "text_not_utf8", reasons.field);
  const std::string_view trimmed = base::trim(text);
  if (trimmed.empty()) throw AppError(ErrorCode::invalid, reasons.missing, reasons.field);
  if (base::count_code_points(trimmed) > longest) {
    throw AppError(ErrorCode::invalid, reasons.too_long, reasons.field, {std::to_string(longest)});
  }
  // Left out in print, they would be lost without a word.
  const std::vector<std::string> lost = writer.unprintable(trimmed);
  if (!lost.empty()) throw AppError(ErrorCode::invalid, reasons.unprintable, reasons.field, {named(lost)});
  return std::string(trimmed);
}

std::string checked_child_name(const ports::BookWriter& writer, const std::string& name) {
  if (base::trim(name).empty()) return {};
  return checked_book_text(writer, name, max_child_name_length, child_name_reasons);
}

std::optional<books::Story> told_story(const ports::Storage& storage, const std::string& user_id,
                                       const std::vector<std::string>& picture_ids, std::uint64_t seed,
                                       const std::string& title) {
  std::vector<books::story::StoryPage> pages;
  for (const std::string& id : picture_ids) {
    auto picture = storage.read([&](const ports::Stores& stores) { return stores.pictures().find(id); });
    if (!picture || picture->user_id != user_id) return std::nullopt;
    storage.fill(*picture);
    pages.push_back(story_page_of(*picture));
  }
  return books::story::write_story(pages, seed, title);
}

}  // namespace app
