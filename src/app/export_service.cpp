#include "app/export_service.h"

#include <algorithm>
#include <cstdio>

#include "base/error.h"
#include "books/file_name.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr int retry_after_s = 30;

// "007": files sort like what they hold.
std::string number(std::size_t index) {
  std::string digits = std::to_string(index + 1);
  return digits.size() < 3 ? std::string(3 - digits.size(), '0') + digits : digits;
}

// Runs `add`; what was deleted in this very moment is left out.
template <class Add>
void add_if_there(const Add& add) {
  try {
    add();
  } catch (const AppError& error) {
    if (error.code() != ErrorCode::not_found) throw;
  }
}

std::vector<books::Book> books_of(const ports::Stores& stores, const std::string& user_id) {
  std::vector<books::Book> books;
  const int count = stores.books().count_of_user(user_id);
  for (const auto& summary : stores.books().of_user(user_id, count, 0)) {
    if (auto book = stores.books().find(summary.id)) books.push_back(*std::move(book));
  }
  std::reverse(books.begin(), books.end());
  return books;
}

}  // namespace

ExportService::ExportService(const ports::Storage& storage, const PictureService& pictures,
                             const BookService& books, const ports::ArchiveWriter& archives,
                             const base::Clock& clock, const Settings& settings)
    : storage_(storage),
      pictures_(pictures),
      books_(books),
      archives_(archives),
      clock_(clock),
      settings_(settings) {}

PersonalData ExportService::collect(const Session& session) const {
  return storage_.read([&](const ports::Stores& stores) {
    const auto user = stores.users().find(session.user_id);
    if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
    const auto school_class = stores.classes().class_of(session.user_id);
    return PersonalData{account_of(*user, settings_.plans, clock_.now()),
                        user->entitlement.until,
                        stores.sessions().of_user(session.user_id),
                        stores.personal_data().pictures(session.user_id),
                        books_of(stores, session.user_id),
                        stores.personal_data().usage(session.user_id),
                        stores.achievements().of_user(session.user_id),
                        stores.personal_data().stars(session.user_id),
                        school_class ? school_class->name : std::string()};
  });
}

std::string ExportService::archive(const Session& session, const PersonalData& data,
                                   const std::string& description) {
  const std::unique_lock lock(busy_, std::try_to_lock);
  if (!lock) throw AppError(ErrorCode::unavailable, "export_busy").with_retry_after(retry_after_s);
  const auto archive = archives_.begin(clock_.now());
  archive->add("daten.json", description);
  for (std::size_t i = 0; i < data.books.size(); ++i) {
    add_if_there([&] {
      const PrintedBook printed = books_.print(session, data.books[i].id, {});
      archive->add("malbuecher/" + number(i) + " " + books::file_name(printed.title), printed.pdf);
    });
  }
  for (std::size_t i = 0; i < data.pictures.size(); ++i) {
    add_if_there(
        [&] { archive->add("bilder/" + number(i) + ".svg", pictures_.svg(session, data.pictures[i].id)); });
  }
  return archive->finish();
}

}  // namespace app
