#include "storage/book_store.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

#include "books/lessons/kinds.h"
#include "storage/column_values.h"

namespace storage {

using app::ports::BookKey;
using app::ports::BookSummary;
using books::Book;

namespace {

// Throws std::runtime_error for a kind of lesson that only a newer program knows.
books::LessonKind lesson_kind(const std::string& name) {
  if (const auto kind = books::lessons::kind_named(name)) return *kind;
  throw std::runtime_error("unknown kind of lesson in the database: " + name);
}

constexpr char between_words = ' ';

std::string words_text(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find(between_words, from), text.size());
    words.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return words;
}

}  // namespace

std::optional<Book> BookStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT user_id, created_at, title, description, lesson, lesson_level, paper,"
      " hole_margin, blank_backs, solutions, name_line, ruling, version, child_name, cover_picture_id,"
      " imposition, bleed, colour_cover, sound_chart FROM books WHERE id = ?",
      id);
  if (!row.next()) return std::nullopt;
  Book book;
  book.id = id;
  book.user_id = row.text(0);
  book.created_at = row.time(1);
  book.title = row.text(2);
  book.description = row.text(3);
  if (!row.is_null(4)) {
    book.lesson = books::LessonWish{lesson_kind(row.text(4)), from_column<books::LessonLevel>(row.text(5))};
  }
  book.print.paper = from_column<books::BookPaper>(row.text(6));
  book.print.hole_margin = from_column<books::HoleMargin>(row.text(7));
  book.print.blank_backs = row.integer(8) != 0;
  book.print.solutions = row.integer(9) != 0;
  book.print.name_line = row.integer(10) != 0;
  if (!row.is_null(11)) book.print.ruling = row.count(11);
  book.version = row.count(12);
  book.child_name = row.text(13);
  if (!row.is_null(14)) book.cover_picture_id = row.text(14);
  book.print.imposition = from_column<books::Imposition>(row.text(15));
  book.print.bleed = row.integer(16) != 0;
  book.print.colour_cover = row.integer(17) != 0;
  book.print.sound_chart = row.integer(18) != 0;
  Query page = connection_.query("SELECT picture_id FROM book_pages WHERE book_id = ? ORDER BY position", id);
  while (page.next()) book.picture_ids.push_back(page.text(0));
  book.story = find_story(id);
  book.exercises = find_exercises(id);
  return book;
}

// By the place that a page has now: deleting a picture takes its page out of the book.
std::vector<books::ExerciseWish> BookStore::find_exercises(std::string_view book_id) const {
  std::vector<books::ExerciseWish> wishes;
  Query row = connection_.query(
      "SELECT e.left_out, e.lesson, e.lesson_level, e.redraw, e.words, e.least, e.most, e.times_row"
      " FROM book_pages p LEFT JOIN book_exercises e ON e.book_id = p.book_id AND e.position = p.position"
      " WHERE p.book_id = ? ORDER BY p.position",
      book_id);
  bool any = false;
  while (row.next()) {
    books::ExerciseWish wish;
    if (!row.is_null(0)) {
      any = true;
      wish.left_out = row.integer(0) != 0;
      if (!row.is_null(1)) wish.kind = lesson_kind(row.text(1));
      if (!row.is_null(2)) wish.level = from_column<books::LessonLevel>(row.text(2));
      wish.redraw = row.count(3);
      wish.words = words_in(row.text(4));
      if (!row.is_null(5) && !row.is_null(6)) wish.sums = books::NumberRange{row.count(5), row.count(6)};
      if (!row.is_null(7)) wish.sums = books::TimesRow{row.count(7)};
    }
    wishes.push_back(std::move(wish));
  }
  return any ? wishes : std::vector<books::ExerciseWish>();
}

// Only of pages that are there: deleting a picture takes its page out of the book.
std::optional<books::Story> BookStore::find_story(std::string_view book_id) const {
  Query row = connection_.query("SELECT title FROM book_stories WHERE book_id = ?", book_id);
  if (!row.next()) return std::nullopt;
  books::Story story{row.text(0), {}};
  Query page = connection_.query(
      "SELECT text FROM book_story_pages s WHERE book_id = ? AND EXISTS (SELECT 1 FROM book_pages p"
      " WHERE p.book_id = s.book_id AND p.position = s.position) ORDER BY position",
      book_id);
  while (page.next()) story.pages.push_back(page.text(0));
  return story;
}

std::vector<BookSummary> BookStore::of_user(std::string_view user_id, int limit, int offset) const {
  std::vector<BookSummary> summaries;
  Query row = connection_.query(
      "SELECT b.id, b.title, b.created_at, (SELECT count(*) FROM book_pages p WHERE p.book_id = b.id),"
      " (SELECT p.picture_id FROM book_pages p WHERE p.book_id = b.id"
      "  ORDER BY p.picture_id IS DISTINCT FROM b.cover_picture_id, p.position LIMIT 1), b.child_name"
      " FROM books b WHERE b.user_id = ? ORDER BY b.created_at DESC, b.rowid DESC LIMIT ? OFFSET ?",
      user_id, limit, offset);
  while (row.next()) {
    summaries.push_back({row.text(0), row.text(1), row.time(2), row.count(3), row.text(4), row.text(5)});
  }
  return summaries;
}

int BookStore::count_of_user(std::string_view user_id) const {
  Query row = connection_.query("SELECT count(*) FROM books WHERE user_id = ?", user_id);
  row.next();
  return row.count(0);
}

int BookStore::count() const {
  Query row = connection_.query("SELECT count(*) FROM books");
  row.next();
  return row.count(0);
}

std::optional<BookKey> BookStore::find_key(std::string_view user_id, std::string_view key) const {
  Query row = connection_.query(
      "SELECT order_hash, book_id, created_at FROM book_keys WHERE user_id = ? AND key = ?", user_id, key);
  if (!row.next()) return std::nullopt;
  return BookKey{std::string(user_id), std::string(key), row.text(0), row.text(1), row.time(2)};
}

void BookStore::insert(const Book& book) {
  connection_.run(
      "INSERT INTO books (id, user_id, created_at, title, description, wants_story)"
      " VALUES (?, ?, ?, ?, ?, 0)",
      book.id, book.user_id, book.created_at, book.title, book.description);
  update(book);
}

void BookStore::update(const Book& book) {
  std::optional<std::string> lesson, level;
  if (book.lesson) {
    lesson = books::lessons::record_of(book.lesson->kind).name;
    level = to_column(book.lesson->level);
  }
  connection_.run(
      "UPDATE books SET title = ?, description = ?, lesson = ?, lesson_level = ?, wants_story = ?, paper = ?,"
      " hole_margin = ?, blank_backs = ?, solutions = ?, name_line = ?, ruling = ?, imposition = ?, bleed = "
      "?,"
      " colour_cover = ?, sound_chart = ?, version = ?, child_name = ?, cover_picture_id = ? WHERE id = ?",
      book.title, book.description, lesson, level, book.story.has_value(), to_column(book.print.paper),
      to_column(book.print.hole_margin), book.print.blank_backs, book.print.solutions, book.print.name_line,
      book.print.ruling, to_column(book.print.imposition), book.print.bleed, book.print.colour_cover,
      book.print.sound_chart, book.version, book.child_name, book.cover_picture_id, book.id);
  connection_.run("DELETE FROM book_pages WHERE book_id = ?", book.id);
  connection_.run("DELETE FROM book_stories WHERE book_id = ?", book.id);
  connection_.run("DELETE FROM book_exercises WHERE book_id = ?", book.id);
  int position = 0;
  for (const std::string& picture : book.picture_ids) {
    connection_.run("INSERT INTO book_pages (book_id, position, picture_id) VALUES (?, ?, ?)", book.id,
                    position++, picture);
  }
  if (book.story) insert_story(book.id, *book.story);
  insert_exercises(book);
}

void BookStore::insert_exercises(const Book& book) {
  for (std::size_t i = 0; i < std::min(book.exercises.size(), book.picture_ids.size()); ++i) {
    const books::ExerciseWish& wish = book.exercises[i];
    if (wish == books::ExerciseWish{}) continue;
    std::optional<std::string> kind, level;
    if (wish.kind) kind = books::lessons::record_of(*wish.kind).name;
    if (wish.level) level = to_column(*wish.level);
    std::optional<int> least, most, row;
    if (wish.sums) {
      if (const auto* range = std::get_if<books::NumberRange>(&*wish.sums)) {
        least = range->least;
        most = range->most;
      } else {
        row = std::get<books::TimesRow>(*wish.sums).factor;
      }
    }
    connection_.run(
        "INSERT INTO book_exercises (book_id, position, left_out, lesson, lesson_level, redraw, words, least,"
        " most, times_row) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        book.id, static_cast<int>(i), wish.left_out, kind, level, wish.redraw, words_text(wish.words), least,
        most, row);
  }
}

void BookStore::insert_story(std::string_view book_id, const books::Story& story) {
  connection_.run("INSERT INTO book_stories (book_id, title) VALUES (?, ?)", book_id, story.title);
  int position = 0;
  for (const std::string& text : story.pages) {
    connection_.run("INSERT INTO book_story_pages (book_id, position, text) VALUES (?, ?, ?)", book_id,
                    position++, text);
  }
}

void BookStore::remove(std::string_view id) {
  // Pictures that their owner has deleted stayed only for the books that show them.
  connection_.run(
      "DELETE FROM pictures WHERE id IN (SELECT picture_id FROM book_pages WHERE book_id = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM album_pictures a WHERE a.picture_id = pictures.id)"
      " AND NOT EXISTS (SELECT 1 FROM book_pages b WHERE b.picture_id = pictures.id AND b.book_id <> ?1)",
      id);
  connection_.run("DELETE FROM books WHERE id = ?", id);
}

void BookStore::insert_key(const BookKey& key) {
  connection_.run(
      "INSERT INTO book_keys (user_id, key, order_hash, book_id, created_at) VALUES (?, ?, ?, ?, ?)",
      key.user_id, key.key, key.order_hash, key.book_id, key.created_at);
}

void BookStore::remove_keys_before(base::Time moment) {
  connection_.run("DELETE FROM book_keys WHERE created_at < ?", moment);
}

}  // namespace storage
