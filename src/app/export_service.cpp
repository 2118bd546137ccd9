#include "app/export_service.h"

#include <algorithm>

#include "accounts/account_rules.h"
#include "app/audit.h"
#include "app/school_service.h"
#include "base/error.h"
#include "base/messages.h"
#include "books/file_name.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr int export_retry_s = 30;

// "007": files sort like what they hold.
std::string three_digits(std::size_t index) {
  std::string digits = std::to_string(index + 1);
  return digits.size() < 3 ? std::string(3 - digits.size(), '0') + digits : digits;
}

// Runs `take`, and adds to `missing` what it was to take where the database is damaged. What was deleted in
// this very moment is left out.
template <class Take>
void take_if_sound(std::vector<std::string>& missing, const std::string& what, const Take& take) {
  try {
    take();
  } catch (const AppError& error) {
    if (error.reason() == "database_damaged" || error.reason() == "picture_damaged") {
      missing.push_back(what);
    } else if (error.code() != ErrorCode::not_found) {
      throw;
    }
  }
}

std::string title_of(const books::Book& book) {
  return "das Malbuch „" + book.title + "“";
}

std::string note_of(const std::vector<std::string>& missing) {
  std::string list;
  for (const std::string& what : missing) list += "- " + what + "\n";
  const std::string arguments[] = {list};
  return base::german_sentence("export_incomplete", arguments) + "\n";
}

Session acting_as(const accounts::User& user) {
  Session session;
  session.user_id = user.id;
  session.email = user.email;
  session.first_name = user.first_name;
  session.last_name = user.last_name;
  session.role = user.role;
  return session;
}

}  // namespace

ExportService::ExportService(ports::Storage& storage, const PictureService& pictures,
                             const BookService& books, const ports::ArchiveWriter& archives,
                             const base::Clock& clock, const Settings& settings)
    : storage_(storage),
      pictures_(pictures),
      books_(books),
      archives_(archives),
      clock_(clock),
      settings_(settings) {}

Session ExportService::person(const Session& admin, const std::string& user_id) {
  return storage_.write([&](ports::Stores& stores) {
    const auto user = stores.users().find(user_id);
    if (!user) throw AppError(ErrorCode::not_found, "user_not_found");
    record_audit(stores, clock_.now(), admin.email, "audit_data_exported",
                 accounts::email_key(accounts::login_of(user->user)));
    return acting_as(user->user);
  });
}

Session ExportService::pupil(const Session& teacher, const std::string& class_id,
                             const std::string& user_id) {
  return storage_.write([&](ports::Stores& stores) {
    const accounts::User user = pupil_for(stores, teacher, class_id, user_id);
    record_audit(stores, clock_.now(), teacher.email, "audit_data_exported",
                 accounts::email_key(accounts::login_of(user)));
    return acting_as(user);
  });
}

// In several steps, so that a damaged page only takes away what stands on it.
PersonalData ExportService::collect(const Session& session) const {
  const std::string& id = session.user_id;
  PersonalData data;
  storage_.read([&](const ports::Stores& stores) {
    const auto user = stores.users().find(id);
    if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
    data.account = account_of(*user, settings_.plans, clock_.now());
    data.plan_until = user->entitlement.until;
  });
  const auto take = [&](const std::string& what, const auto& use) {
    take_if_sound(data.missing, what, [&] { storage_.read(use); });
  };
  take("Ihre Anmeldungen",
       [&](const ports::Stores& stores) { data.sessions = stores.sessions().of_user(id); });
  take("Ihre Verbindung mit einem Anmeldedienst",
       [&](const ports::Stores& stores) { data.identities = stores.identities().of_user(id); });
  take("die Liste Ihrer Bilder", [&](const ports::Stores& stores) {
    ports::PictureRecords records = stores.personal_data().pictures(id);
    data.pictures = std::move(records.readable);
    if (records.damaged == 1) data.missing.emplace_back("ein Bild");
    if (records.damaged > 1) data.missing.push_back(std::to_string(records.damaged) + " Bilder");
  });
  collect_books(id, data);
  take("Ihr Album und Ihre Ordner", [&](const ports::Stores& stores) {
    data.album = stores.albums().pictures(id, {}, stores.albums().count(id, {}), 0);
    data.folders = stores.albums().folders(id);
    data.workbench = stores.workbenches().find(id).picture_ids;
  });
  take("Ihre Aufträge an andere Zeichner",
       [&](const ports::Stores& stores) { data.jobs = stores.personal_data().jobs(id); });
  take("Ihr Verbrauch", [&](const ports::Stores& stores) { data.usage = stores.personal_data().usage(id); });
  take("Ihre Erfolge",
       [&](const ports::Stores& stores) { data.achievements = stores.achievements().of_user(id); });
  take("Ihre Bewertung", [&](const ports::Stores& stores) { data.stars = stores.personal_data().stars(id); });
  take("Ihre Freigaben", [&](const ports::Stores& stores) {
    data.shares = stores.shares().of_user(id);
    data.shared_works = stores.shares().works_of_user(id);
  });
  take("Ihre Klasse", [&](const ports::Stores& stores) {
    const auto school_class = stores.classes().class_of(id);
    data.class_name = school_class ? school_class->name : std::string();
  });
  return data;
}

void ExportService::collect_books(const std::string& user_id, PersonalData& data) const {
  std::vector<ports::BookSummary> summaries;
  take_if_sound(data.missing, "die Liste Ihrer Malbücher", [&] {
    summaries = storage_.read([&](const ports::Stores& stores) {
      return stores.books().of_user(user_id, stores.books().count_of_user(user_id), 0);
    });
  });
  std::reverse(summaries.begin(), summaries.end());
  for (const ports::BookSummary& summary : summaries) {
    take_if_sound(data.missing, "das Malbuch „" + summary.title + "“", [&] {
      auto book = storage_.read([&](const ports::Stores& stores) { return stores.books().find(summary.id); });
      if (book) data.books.push_back(*std::move(book));
    });
  }
}

std::string ExportService::archive(const Session& session, const PersonalData& data,
                                   const std::string& description) {
  const std::unique_lock lock(busy_, std::try_to_lock);
  if (!lock) throw AppError(ErrorCode::unavailable, "export_busy").with_retry_after(export_retry_s);
  const auto archive = archives_.begin(clock_.now());
  archive->add("daten.json", description);
  std::vector<std::string> missing = data.missing;
  for (std::size_t i = 0; i < data.books.size(); ++i) {
    take_if_sound(missing, title_of(data.books[i]) + " als PDF", [&] {
      const PrintedBook printed = books_.print(session, data.books[i].id, {});
      archive->add("malbuecher/" + three_digits(i) + " " + books::file_name(printed.title), printed.pdf);
    });
  }
  for (std::size_t i = 0; i < data.pictures.size(); ++i) {
    take_if_sound(
        missing, "das Bild „" + data.pictures[i].prompt + "“ (Nummer " + three_digits(i) + ")", [&] {
          archive->add("bilder/" + three_digits(i) + ".svg", pictures_.svg(session, data.pictures[i].id));
        });
  }
  if (!missing.empty()) archive->add("fehlt.txt", note_of(missing));
  return archive->finish();
}

}  // namespace app
