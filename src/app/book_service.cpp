#include "app/book_service.h"

#include <algorithm>

#include "app/achievements.h"
#include "app/artwork.h"
#include "app/book_text.h"
#include "app/picture_service.h"
#include "base/error.h"
#include "base/fingerprint.h"
#include "base/random.h"
#include "base/utf8.h"
#include "books/personal.h"
#include "books/story/given_story.h"
#include "plans/quota.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

void check_pages(const std::vector<std::string>& picture_ids) {
  if (picture_ids.empty()) throw AppError(ErrorCode::invalid, "images_missing", "images");
  if (picture_ids.size() > max_book_pages) {
    throw AppError(ErrorCode::invalid, "images_too_many", "images", {std::to_string(max_book_pages)});
  }
}

void check_key(const std::string& key) {
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  if (key.size() < min_book_key_length || key.size() > max_book_key_length ||
      !std::all_of(key.begin(), key.end(), is_allowed)) {
    throw AppError(ErrorCode::invalid, "book_key_invalid", {},
                   {std::to_string(min_book_key_length), std::to_string(max_book_key_length)});
  }
}

// The same for the same order only: each part stands behind its length, so that no two orders run into one
// text.
std::string hash_of(const BookOrder& order) {
  std::string text;
  const auto add = [&](std::string_view part) {
    text += std::to_string(part.size()).append(":").append(part);
  };
  const auto add_number = [&](auto value) { add(std::to_string(static_cast<int>(value))); };
  add(order.title);
  add(order.description);
  add(order.child_name);
  add_number(order.picture_ids.size());
  for (const std::string& id : order.picture_ids) add(id);
  add_number(order.lesson ? static_cast<int>(order.lesson->kind) : -1);
  add_number(order.lesson ? static_cast<int>(order.lesson->level) : -1);
  add_number(order.wants_story);
  add_number(order.print.paper);
  add_number(order.print.blank_backs);
  add_number(order.print.hole_margin);
  add_number(order.print.solutions);
  add_number(order.print.name_line);
  add_number(order.print.ruling.value_or(0));
  add_number(order.print.imposition);
  add_number(order.print.bleed);
  add_number(order.print.colour_cover);
  add_number(order.print.sound_chart);
  return base::fingerprint(text);
}

constexpr std::size_t most_kept_bytes = std::size_t{16} << 20;

// All that tells two prints of the example books apart.
std::string kept_name(const TemplateBook& book, const PrintWish& wish) {
  const books::PrintOptions options = options_of({}, wish);
  std::string name = book.id;
  for (const int part :
       {static_cast<int>(options.paper), static_cast<int>(options.blank_backs),
        static_cast<int>(options.hole_margin), static_cast<int>(options.solutions),
        static_cast<int>(options.name_line), static_cast<int>(options.part), options.ruling.value_or(0),
        static_cast<int>(options.imposition), static_cast<int>(options.bleed),
        static_cast<int>(options.colour_cover), static_cast<int>(options.sound_chart)}) {
    name += " " + std::to_string(part);
  }
  return name;
}

std::string title_of(const ReadableBook& book) {
  if (const auto* example = std::get_if<const TemplateBook*>(&book)) return (*example)->title;
  const auto& kept = std::get<books::Book>(book);
  return books::with_name(kept.title, kept.child_name);
}

}  // namespace

BookService::BookService(ports::Storage& storage, const TemplateBooks& templates,
                         const ports::BookWriter& writer, const base::Clock& clock, base::IdSource& ids,
                         const Settings& settings)
    : storage_(storage),
      reader_(storage, templates, settings),
      writer_(writer),
      clock_(clock),
      ids_(ids),
      settings_(settings),
      kept_(most_kept_bytes) {}

void BookService::require_allowed(const ports::Stores& stores, const Session& session, const BookOrder& order,
                                  std::chrono::year_month_day today) const {
  const plans::Plan plan = plan_of(session);
  if (order.lesson) plans::require_lessons_allowed(settings_.plans, plan);
  if (order.wants_story) plans::require_stories_allowed(settings_.plans, plan);
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
  books::require_possible(order.print, "options.");
  if (order.key) check_key(*order.key);
  const std::string order_hash = order.key ? hash_of(order) : "";
  books::Book book{.id = ids_.next_id(),
                   .user_id = session.user_id,
                   .created_at = now,
                   .title = checked_book_text(writer_, order.title, max_title_length, title_reasons),
                   .description = checked_book_text(writer_, order.description, max_description_length,
                                                    description_reasons),
                   .picture_ids = order.picture_ids,
                   .lesson = order.lesson,
                   .print = order.print,
                   .child_name = checked_child_name(writer_, order.child_name)};
  if (order.wants_story && plan_of(session) == plans::Plan::premium) {
    book.story = story_for(session, order, book);
  }
  return storage_.write([&](ports::Stores& stores) {
    if (order.key) {
      // Before the limits are asked: the book that this key has made may have been the last one.
      stores.books().remove_keys_before(now - book_key_lifetime);
      if (const auto made = stores.books().find_key(session.user_id, *order.key)) {
        if (made->order_hash != order_hash) throw AppError(ErrorCode::conflict, "book_key_used");
        return made->book_id;
      }
    }
    require_allowed(stores, session, order, today);
    stores.books().insert(book);
    if (order.key) stores.books().insert_key({session.user_id, *order.key, order_hash, book.id, now});
    stores.usage().add_one(session.user_id, ports::Counter::books, plans::month_period(today));
    grant_for_book(stores, session.user_id, static_cast<int>(book.picture_ids.size()), now);
    return book.id;
  });
}

books::Story BookService::given_story(const BookOrder& order, const books::Book& book) const {
  const std::size_t pages = book.picture_ids.size();
  const std::size_t longest = pages * books::story::max_page_characters;
  books::Story story = books::story::deal_story(
      book.title, checked_book_text(writer_, order.story_text, longest, story_reasons), pages);
  if (const auto page = books::story::page_too_long(story)) {
    throw AppError(ErrorCode::invalid, "story_page_too_long", story_reasons.field,
                   {std::to_string(*page), std::to_string(books::story::max_page_characters),
                    std::to_string(books::story::max_page_lines)});
  }
  return story;
}

std::optional<books::Story> BookService::story_for(const Session& session, const BookOrder& order,
                                                   const books::Book& book) const {
  std::optional<books::Story> story;
  if (!base::trim(order.story_text).empty()) {
    story = given_story(order, book);
  } else {
    // From the book's own unguessable id, so that chance has one source.
    story = told_story(storage_, session.user_id, book.picture_ids, base::Random(0).fork(book.id).next(),
                       book.title);
    if (!story) return std::nullopt;  // refused where it counts
  }
  if (!base::trim(order.story_title).empty()) {
    story->title = checked_book_text(writer_, order.story_title, max_title_length, story_title_reasons);
  }
  return story;
}

BookList BookService::list(const Session& session, int page) const {
  return storage_.read([&](const ports::Stores& stores) {
    const int offset = (page - 1) * books_per_list_page;
    return BookList{stores.books().of_user(session.user_id, books_per_list_page, offset),
                    stores.books().count_of_user(session.user_id)};
  });
}

void BookService::remove(const Session& session, const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    const auto book = stores.books().find(id);
    if (!book || book->user_id != session.user_id) throw AppError(ErrorCode::not_found, "book_not_found");
    stores.books().remove(id);
  });
}

std::string BookService::kept_or_made(const ReadableBook& book, const std::string& what,
                                      const PrintWish& wish, const std::function<std::string()>& make) const {
  const auto* example = std::get_if<const TemplateBook*>(&book);
  const bool is_for_somebody = wish.child_name.has_value();
  return example == nullptr || is_for_somebody ? make()
                                               : *kept_.get(what + " " + kept_name(**example, wish), make);
}

PrintJob BookService::whole(const ReadableBook& book, const PrintWish& wish) const {
  PrintJob job = reader_.outline(book, wish);
  reader_.read_pictures(book, {0, job.content.pages.size()}, job);
  return job;
}

PrintedBook BookService::print(const std::optional<Session>& reader, const std::string& id,
                               const PrintWish& wish) const {
  const ReadableBook book = reader_.find(reader, id);
  return {title_of(book), kept_or_made(book, "pdf", wish, [&] {
            const PrintJob job = whole(book, wish);
            return writer_.write(job.content, job.options);
          })};
}

std::string BookService::sound_chart() const {
  return *kept_.get("sound chart", [this] { return writer_.write_sound_chart(); });
}

std::vector<BookSide> BookService::sides(const std::optional<Session>& reader, const std::string& id,
                                         const PrintWish& wish) const {
  // With all pictures, so that whoever begins to leaf through the book is told what is damaged in it.
  const PrintJob job = whole(reader_.find(reader, id), wish);
  std::vector<BookSide> sides;
  for (const books::PlannedSide& planned : books::plan_pages(job.content, job.options)) {
    std::string description;
    if (const auto* side = std::get_if<books::PictureSide>(&planned.kind))
      description = description_of(job.content.pages.at(side->page));
    sides.push_back({planned, std::move(description)});
  }
  return sides;
}

std::string BookService::side_svg(const std::optional<Session>& reader, const std::string& id,
                                  const PrintWish& wish, std::size_t side) const {
  const ReadableBook book = reader_.find(reader, id);
  return kept_or_made(book, "side " + std::to_string(side), wish, [&] {
    PrintJob job = reader_.outline(book, wish);
    const std::vector<books::PlannedSide> plan = books::plan_pages(job.content, job.options);
    if (side >= plan.size()) throw AppError(ErrorCode::not_found, "book_side_not_found");
    reader_.read_pictures(book, books::pages_shown(plan[side], job.content), job);
    return writer_.write_side(job.content, job.options, plan, side);
  });
}

}  // namespace app
