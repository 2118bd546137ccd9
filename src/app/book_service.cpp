#include "app/book_service.h"

#include "app/achievements.h"
#include "app/picture_service.h"
#include "base/error.h"
#include "base/utf8.h"
#include "drawing/picture_codec.h"
#include "plans/quota.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

// What people read about one text of a book.
struct TextReasons {
  const char* field;
  const char* missing;
  const char* too_long;
};
constexpr TextReasons title_reasons{"title", "title_missing", "title_too_long"};
constexpr TextReasons description_reasons{"description", "description_missing", "description_too_long"};

std::string checked_text(const std::string& text, std::size_t longest, const TextReasons& reasons) {
  if (!base::is_valid_utf8(text)) throw AppError(ErrorCode::invalid, "text_not_utf8", reasons.field);
  const std::string_view trimmed = base::trim(text);
  if (trimmed.empty()) throw AppError(ErrorCode::invalid, reasons.missing, reasons.field);
  if (base::count_code_points(trimmed) > longest) {
    throw AppError(ErrorCode::invalid, reasons.too_long, reasons.field, {std::to_string(longest)});
  }
  return std::string(trimmed);
}

void check_pages(const std::vector<std::string>& picture_ids) {
  if (picture_ids.empty()) throw AppError(ErrorCode::invalid, "images_missing", "images");
  if (picture_ids.size() > max_book_pages) {
    throw AppError(ErrorCode::invalid, "images_too_many", "images", {std::to_string(max_book_pages)});
  }
}

AppError book_not_found() {
  return {ErrorCode::not_found, "book_not_found"};
}

}  // namespace

BookService::BookService(ports::Storage& storage, const TemplateBooks& templates,
                         const ports::BookWriter& writer, const base::Clock& clock, base::IdSource& ids,
                         const Settings& settings)
    : storage_(storage),
      templates_(templates),
      writer_(writer),
      clock_(clock),
      ids_(ids),
      settings_(settings) {}

void BookService::require_allowed(const ports::Stores& stores, const Session& session, const BookOrder& order,
                                  std::chrono::year_month_day today) const {
  const plans::Plan plan = plan_of(session);
  if (plan != plans::Plan::premium) {
    if (order.lesson) throw AppError(ErrorCode::forbidden, "lessons_need_premium", "hasLearningTask");
    if (order.wants_story) throw AppError(ErrorCode::forbidden, "stories_need_premium", "story");
  }
  for (const std::string& id : order.picture_ids) {
    if (stores.pictures().owner_of(id) != session.user_id) {
      throw AppError(ErrorCode::not_found, "picture_not_found", "images");
    }
  }
  const ports::UsageStore& usage = stores.usage();
  plans::require_book_allowed(
      settings_.plans, plan,
      {usage.used_ever(session.user_id, ports::Counter::books),
       usage.used(session.user_id, ports::Counter::books, plans::month_period(today))},
      today);
  plans::require_pages_allowed(settings_.plans, plan, static_cast<int>(order.picture_ids.size()));
}

std::string BookService::create(const Session& session, const BookOrder& order) {
  const base::Time now = clock_.now();
  const auto today = settings_.time_zone.date_at(now);
  check_pages(order.picture_ids);
  const books::Book book{
      .id = ids_.next_id(),
      .user_id = session.user_id,
      .created_at = now,
      .title = checked_text(order.title, max_title_length, title_reasons),
      .description = checked_text(order.description, max_description_length, description_reasons),
      .picture_ids = order.picture_ids,
      .lesson = order.lesson,
      .wants_story = order.wants_story};
  storage_.write([&](ports::Stores& stores) {
    require_allowed(stores, session, order, today);
    stores.books().insert(book);
    stores.usage().add_one(session.user_id, ports::Counter::books, plans::month_period(today));
    grant_for_book(stores, session.user_id, static_cast<int>(book.picture_ids.size()), now);
  });
  return book.id;
}

BookList BookService::list(const Session& session, int page) const {
  return storage_.read([&](const ports::Stores& stores) {
    const int offset = (page - 1) * books_per_list_page;
    return BookList{stores.books().of_user(session.user_id, books_per_list_page, offset),
                    stores.books().count_of_user(session.user_id)};
  });
}

books::Book BookService::find(const Session& session, const std::string& id) const {
  auto book = storage_.read([&](const ports::Stores& stores) { return stores.books().find(id); });
  const bool may_see = book && (book->user_id == session.user_id || session.role == UserRole::admin);
  if (!may_see) throw book_not_found();
  return *std::move(book);
}

void BookService::remove(const Session& session, const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    const auto book = stores.books().find(id);
    if (!book || book->user_id != session.user_id) throw book_not_found();
    stores.books().remove(id);
  });
}

PrintedBook BookService::print(const Session& session, const std::string& id,
                               const books::PrintOptions& options) const {
  const books::Book book = find(session, id);
  books::BookContent content;
  content.title = book.title;
  content.description = book.description;
  content.created_at = book.created_at;
  storage_.read([&](const ports::Stores& stores) {
    for (const std::string& picture_id : book.picture_ids) {
      const auto stored = stores.pictures().find(picture_id);
      if (!stored) throw book_not_found();  // deleted in this very moment
      content.pages.push_back({drawing::decode_picture(stored->content), stored->engine, stored->prompt});
    }
  });
  return {book.title, writer_.write(content, options)};
}

PrintedBook BookService::print(const TemplateBook& book, const books::PrintOptions& options) const {
  return {book.title, writer_.write(templates_.content(book), options)};
}

}  // namespace app
