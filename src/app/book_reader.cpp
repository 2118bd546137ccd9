#include "app/book_reader.h"

#include <algorithm>
#include <utility>

#include "app/artwork.h"
#include "base/error.h"
#include "books/page_exercise.h"
#include "books/personal.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

AppError book_not_found() {
  return {ErrorCode::not_found, "book_not_found"};
}

std::size_t cover_page_of(const books::Book& book) {
  const auto found = std::find(book.picture_ids.begin(), book.picture_ids.end(), book.cover_picture_id);
  return found == book.picture_ids.end() ? 0 : static_cast<std::size_t>(found - book.picture_ids.begin());
}

}  // namespace

books::PrintOptions options_of(books::PrintOptions options, const PrintWish& wish) {
  options.paper = wish.paper.value_or(options.paper);
  options.blank_backs = wish.blank_backs.value_or(options.blank_backs);
  options.hole_margin = wish.hole_margin.value_or(options.hole_margin);
  options.solutions = wish.solutions.value_or(options.solutions);
  options.name_line = wish.name_line.value_or(options.name_line);
  options.ruling = wish.ruling.value_or(options.ruling);
  options.part = wish.part;
  options.imposition = wish.imposition.value_or(options.imposition);
  options.bleed = wish.bleed.value_or(options.bleed);
  options.colour_cover = wish.colour_cover.value_or(options.colour_cover);
  options.sound_chart = wish.sound_chart.value_or(options.sound_chart);
  books::require_possible(options);
  return options;
}

ReadableBook BookReader::find(const std::optional<Session>& reader, const std::string& id) const {
  if (const TemplateBook* example = templates_.find(id)) return example;
  if (!reader) throw AppError(ErrorCode::unauthenticated, "session_missing");
  auto book = storage_.read([&](const ports::Stores& stores) { return stores.books().find(id); });
  const bool may_see = book && (book->user_id == reader->user_id || reader->role == UserRole::admin);
  if (!may_see) throw book_not_found();
  return *std::move(book);
}

PrintJob BookReader::outline(const ReadableBook& book, const PrintWish& wish) const {
  const auto* example = std::get_if<const TemplateBook*>(&book);
  PrintJob job =
      example != nullptr ? outline_of(**example, wish) : outline_of(std::get<books::Book>(book), wish);
  if (wish.part == books::BookPart::solutions && books::solved_parts(job.content).empty()) {
    throw AppError(ErrorCode::invalid, "book_without_exercises", "part");
  }
  return job;
}

PrintJob BookReader::outline_of(const TemplateBook& book, const PrintWish& wish) const {
  PrintJob job{templates_.outline(book), options_of({}, wish)};
  job.content.made_with = settings_.product_name;
  job.content.child_name = wish.child_name.value_or("");
  job.content.variant = wish.variant;
  books::personalise(job.content);
  return job;
}

PrintJob BookReader::outline_of(const books::Book& book, const PrintWish& wish) const {
  PrintJob job{{}, options_of(book.print, wish)};
  job.content.title = book.title;
  job.content.description = book.description;
  job.content.created_at = book.created_at;
  job.content.story = book.story;
  job.content.lesson = book.lesson;
  job.content.made_with = settings_.product_name;
  job.content.exercises = book.exercises;
  job.content.cover_page = cover_page_of(book);
  job.content.child_name = wish.child_name.value_or(book.child_name);
  job.content.variant = wish.variant;
  if (job.content.lesson && wish.level) job.content.lesson->level = *wish.level;
  books::personalise(job.content);
  FoundPages bitmaps;
  storage_.read([&](const ports::Stores& stores) {
    const std::vector<ports::PictureOutline> outlines = stores.pictures().of_book(book.id);
    if (outlines.size() != book.picture_ids.size()) throw book_not_found();  // deleted in this very moment
    for (const ports::PictureOutline& outline : outlines) {
      job.content.pages.push_back(
          {books::UnreadPicture{outline.orientation}, outline.engine, outline.prompt});
      if (outline.form != ports::PictureForm::bitmap) continue;
      find_page(stores, book, job.content.pages.size() - 1, bitmaps);
    }
  });
  for (auto& [index, stored] : bitmaps) {
    try {
      put_page(index, std::move(stored), job);
    } catch (const AppError& error) {
      if (error.reason() != "book_picture_damaged") throw;  // else refused where it is to be shown
    }
  }
  return job;
}

void BookReader::read_pictures(const ReadableBook& book, books::PageRange pages, PrintJob& job) const {
  const auto each = [&](const auto& read) {
    for (std::size_t i = pages.first; i < pages.first + pages.count; ++i) {
      if (std::holds_alternative<books::UnreadPicture>(job.content.pages.at(i).picture)) read(i);
    }
  };
  if (const auto* example = std::get_if<const TemplateBook*>(&book)) {
    each([&](std::size_t i) { job.content.pages[i].picture = templates_.picture(**example, i); });
    return;
  }
  if (pages.count == 0) return;
  const auto& kept = std::get<books::Book>(book);
  FoundPages found;
  storage_.read(
      [&](const ports::Stores& stores) { each([&](std::size_t i) { find_page(stores, kept, i, found); }); });
  for (auto& [index, stored] : found) put_page(index, std::move(stored), job);
}

void BookReader::find_page(const ports::Stores& stores, const books::Book& book, std::size_t index,
                           FoundPages& pages) {
  auto stored = stores.pictures().find(book.picture_ids[index]);
  if (!stored) throw book_not_found();  // deleted in this very moment
  pages.emplace_back(index, *std::move(stored));
}

// Outside of a transaction, as the content may have to be fetched from elsewhere.
void BookReader::put_page(std::size_t index, ports::StoredPicture stored, PrintJob& job) const {
  try {
    storage_.fill(stored);
    job.content.pages[index] = page_of(stored);
  } catch (const AppError& error) {
    if (error.code() != ErrorCode::not_found) throw;
    throw AppError(error.code(), "book_picture_damaged", "images", {std::to_string(index + 1)});
  }
}

}  // namespace app
