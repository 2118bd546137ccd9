#include "app/book_edit_service.h"

#include <algorithm>
#include <chrono>

#include "app/achievements.h"
#include "app/picture_service.h"
#include "base/error.h"
#include "base/random.h"
#include "base/utf8.h"
#include "books/lessons/kinds.h"
#include "books/lessons/letter_task.h"
#include "books/lessons/sums.h"
#include "books/story/given_story.h"
#include "plans/calendar.h"
#include "plans/quota.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using books::Book;
using books::ExerciseWish;

std::string field_of_page(std::size_t page, const char* field) {
  return "pages[" + std::to_string(page) + "]." + field;
}

void check_sums(const books::SumWish& wish, std::size_t page) {
  namespace lessons = books::lessons;
  if (const auto* row = std::get_if<books::TimesRow>(&wish)) {
    if (row->factor >= lessons::first_times_row && row->factor <= lessons::last_times_row) return;
    throw AppError(ErrorCode::invalid, "times_row_invalid", field_of_page(page, "exercise.timesRow"),
                   {std::to_string(lessons::first_times_row), std::to_string(lessons::last_times_row)});
  }
  const auto& range = std::get<books::NumberRange>(wish);
  // Compared so that no number that somebody sends overflows.
  if (range.least >= 0 && range.most <= lessons::largest_result && range.least <= lessons::largest_result &&
      range.most - range.least >= lessons::least_range_span)
    return;
  throw AppError(ErrorCode::invalid, "number_range_invalid", field_of_page(page, "exercise.numbers"),
                 {std::to_string(lessons::largest_result), std::to_string(lessons::least_range_span + 1)});
}

void check_words(const std::vector<std::string>& words, std::size_t page) {
  const std::string field = field_of_page(page, "exercise.words");
  if (words.size() > books::lessons::most_written_words) {
    throw AppError(ErrorCode::invalid, "exercise_words_too_many", field,
                   {std::to_string(books::lessons::most_written_words)});
  }
  for (const std::string& word : words) {
    if (!base::is_valid_utf8(word)) throw AppError(ErrorCode::invalid, "text_not_utf8", field);
    if (!books::lessons::can_be_written(word)) {
      throw AppError(ErrorCode::invalid, "exercise_word_unfit", field, {word});
    }
  }
}

ExerciseWish checked_exercise(const ExerciseWish& wish, std::size_t page) {
  if (wish.kind && books::lessons::record_of(*wish.kind).make == nullptr) {
    throw AppError(ErrorCode::invalid, "exercise_kind_unknown", field_of_page(page, "exercise.kind"));
  }
  if (wish.redraw < 0 || wish.redraw > most_redraws) {
    throw AppError(ErrorCode::invalid, "exercise_redraw_invalid", field_of_page(page, "exercise.redraw"),
                   {std::to_string(most_redraws)});
  }
  check_words(wish.words, page);
  if (wish.sums) check_sums(*wish.sums, page);
  return wish;
}

bool teaches(const Book& book) {
  const auto has_kind = [](const ExerciseWish& wish) { return wish.kind.has_value() && !wish.left_out; };
  return book.lesson || std::any_of(book.exercises.begin(), book.exercises.end(), has_kind);
}

// "Im Zoo (Kopie)", no longer than a title may be.
std::string title_of_copy(const std::string& title) {
  const std::string ending = " (Kopie)";
  std::u32string letters = base::decode_utf8(title);
  if (letters.size() + ending.size() > max_title_length) letters.resize(max_title_length - ending.size());
  return base::encode_utf8(letters) + ending;
}

}  // namespace

Book BookEditService::own_book(const ports::Stores& stores, const Session& session,
                               const std::string& id) const {
  auto book = stores.books().find(id);
  if (!book || book->user_id != session.user_id) throw AppError(ErrorCode::not_found, "book_not_found");
  return *std::move(book);
}

books::Story BookEditService::checked_story(const BookEdit& edit) const {
  books::Story story;
  if (!base::trim(*edit.story_title).empty()) {
    story.title = checked_book_text(writer_, *edit.story_title, max_title_length, story_title_reasons);
  }
  for (std::size_t i = 0; i < edit.pages.size(); ++i) {
    const std::string field = field_of_page(i, "story");
    const TextReasons reasons{field.c_str(), "story_missing", "story_text_too_long", "story_unprintable"};
    const std::string& text = edit.pages[i].story;
    std::string kept;
    if (!base::trim(text).empty()) {
      kept = checked_book_text(writer_, text, books::story::max_page_characters, reasons);
    }
    if (books::story::page_too_long({{}, {kept}})) {
      throw AppError(
          ErrorCode::invalid, "story_text_too_long", field,
          {std::to_string(books::story::max_page_characters), std::to_string(books::story::max_page_lines)});
    }
    story.pages.push_back(std::move(kept));
  }
  return story;
}

Book BookEditService::edited(const Book& before, const BookEdit& edit) const {
  Book book = before;
  book.title = checked_book_text(writer_, edit.title, max_title_length, title_reasons);
  book.description =
      checked_book_text(writer_, edit.description, max_description_length, description_reasons);
  book.child_name = checked_child_name(writer_, edit.child_name);
  if (edit.pages.empty()) throw AppError(ErrorCode::invalid, "book_needs_page", "pages");
  if (edit.pages.size() > max_book_pages) {
    throw AppError(ErrorCode::invalid, "images_too_many", "pages", {std::to_string(max_book_pages)});
  }
  book.picture_ids.clear();
  book.exercises.clear();
  for (const EditedPage& page : edit.pages) {
    book.exercises.push_back(checked_exercise(page.exercise, book.picture_ids.size()));
    book.picture_ids.push_back(page.picture_id);
  }
  const auto& ids = book.picture_ids;
  book.cover_picture_id = edit.cover_picture_id;
  if (book.cover_picture_id && std::find(ids.begin(), ids.end(), *book.cover_picture_id) == ids.end()) {
    book.cover_picture_id.reset();
  }
  book.lesson = edit.lesson;
  book.story.reset();
  if (edit.story_title) book.story = checked_story(edit);
  books::require_possible(edit.print, "options.");
  book.print = edit.print;
  ++book.version;
  return book;
}

void BookEditService::require_allowed(const ports::Stores& stores, const Session& session, const Book& before,
                                      const Book& after) const {
  const plans::Plan plan = plan_of(session);
  if (teaches(after) && !teaches(before)) plans::require_lessons_allowed(settings_.plans, plan);
  if (after.story && !before.story) plans::require_stories_allowed(settings_.plans, plan);
  for (std::size_t i = 0; i < after.picture_ids.size(); ++i) {
    if (stores.pictures().owner_of(after.picture_ids[i]) != session.user_id) {
      throw AppError(ErrorCode::not_found, "picture_not_found", field_of_page(i, "image"));
    }
  }
  // Whoever had a larger plan keeps what was made with it.
  if (after.picture_ids.size() > before.picture_ids.size()) {
    plans::require_pages_allowed(settings_.plans, plan, static_cast<int>(after.picture_ids.size()));
  }
}

Book BookEditService::change(const Session& session, const std::string& id, const BookEdit& edit) {
  return storage_.write([&](ports::Stores& stores) {
    const Book before = own_book(stores, session, id);
    if (before.version != edit.version) throw AppError(ErrorCode::conflict, "book_changed");
    Book after = edited(before, edit);
    require_allowed(stores, session, before, after);
    stores.books().update(after);
    return after;
  });
}

std::string BookEditService::copy(const Session& session, const std::string& id) {
  const base::Time now = clock_.now();
  const auto today = settings_.time_zone.date_at(now);
  const std::string copy_id = ids_.next_id();
  return storage_.write([&](ports::Stores& stores) {
    Book book = own_book(stores, session, id);
    const std::string month = plans::month_period(today);
    const plans::BookUsage usage{stores.usage().used_ever(session.user_id, ports::Counter::books),
                                 stores.usage().used(session.user_id, ports::Counter::books, month)};
    plans::require_book_allowed(settings_.plans, plan_of(session), usage, today);
    book.id = copy_id;
    book.created_at = now;
    book.title = title_of_copy(book.title);
    book.version = 1;
    stores.books().insert(book);
    stores.usage().add_one(session.user_id, ports::Counter::books, month);
    grant_for_book(stores, session.user_id, static_cast<int>(book.picture_ids.size()), now);
    return book.id;
  });
}

books::Story BookEditService::tell(const Session& session, const std::string& id, int turn) const {
  const Book book = storage_.read([&](const ports::Stores& stores) { return own_book(stores, session, id); });
  plans::require_stories_allowed(settings_.plans, plan_of(session));
  base::Random chance = base::Random(0).fork(book.id).fork("turn " + std::to_string(turn));
  auto story = told_story(storage_, session.user_id, book.picture_ids, chance.next(), book.title);
  if (!story) throw AppError(ErrorCode::not_found, "picture_not_found");
  return *std::move(story);
}

BookAllowance BookEditService::allowance(const Session& session) const {
  const plans::PlanLimits& limits = settings_.plans.of(plan_of(session));
  const std::string month = plans::month_period(settings_.time_zone.date_at(clock_.now()));
  BookAllowance allowance;
  if (limits.pages > 0) allowance.pages = limits.pages;
  storage_.read([&](const ports::Stores& stores) {
    const ports::UsageStore& usage = stores.usage();
    if (limits.books_total > 0) {
      allowance.most = limits.books_total;
      allowance.used = usage.used_ever(session.user_id, ports::Counter::books);
    } else {
      allowance.period = BookAllowance::Period::month;
      allowance.used = usage.used(session.user_id, ports::Counter::books, month);
      if (limits.books_per_month > 0) allowance.most = limits.books_per_month;
    }
  });
  return allowance;
}

}  // namespace app
