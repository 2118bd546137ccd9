#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/book_service.h"
#include "app/picture_service.h"
#include "app/ports/archive_writer.h"
#include "app/session_service.h"

namespace app {

// All that is kept of a person, besides what is drawn.
struct PersonalData {
  Account account;
  std::optional<base::Time> plan_until;
  std::vector<ports::StoredSession> sessions;
  std::vector<ports::ExternalIdentity> identities;  // who they are at services that sign people in
  std::vector<ports::PictureRecord> pictures;       // the oldest first
  std::vector<books::Book> books;                   // the oldest first
  std::vector<ports::AlbumPicture> album;           // what is kept of the pictures, the newest first
  std::vector<ports::Folder> folders;
  std::vector<std::string> workbench;  // the ids of the pages that lie on it
  std::vector<ports::JobRecord> jobs;  // pictures that other engines are to draw, the oldest first
  std::vector<ports::UsageRecord> usage;
  std::vector<ports::EarnedAchievement> achievements;
  std::optional<int> stars;
  std::vector<ports::ShareSummary> shares;     // books that they share, the newest first
  std::vector<ports::ShareWork> shared_works;  // what they have coloured of shared books
  std::string class_name;                      // of the school class that the person is in; empty for none
  // What could not be read because the database is damaged there, in German: "Ihre Bewertung".
  std::vector<std::string> missing;
};

// Hands a person's data out to them, or to who answers for them. Thread-safe.
class ExportService {
 public:
  ExportService(ports::Storage& storage, const PictureService& pictures, const BookService& books,
                const ports::ArchiveWriter& archives, const base::Clock& clock, const Settings& settings);

  // Of somebody else, for an admin: what collect() and archive() then take in place of the person's own
  // session. Throws not_found.
  Session person(const Session& admin, const std::string& user_id);
  // Of a child, for the teacher of the class or an admin. Throws not_found for a class that is not theirs,
  // for who is not in it and for an account that is more than a child's. Both are audited.
  Session pupil(const Session& teacher, const std::string& class_id, const std::string& user_id);
  // All but what lies on damaged pages of the database; that is named in `missing`.
  PersonalData collect(const Session& session) const;
  // A ZIP file with `description` as daten.json, the books as PDF and the pictures as SVG. What is damaged is
  // left out, and fehlt.txt says what that is. One is made at a time: throws unavailable while another is.
  std::string archive(const Session& session, const PersonalData& data, const std::string& description);

 private:
  void collect_books(const std::string& user_id, PersonalData& data) const;

  ports::Storage& storage_;
  const PictureService& pictures_;
  const BookService& books_;
  const ports::ArchiveWriter& archives_;
  const base::Clock& clock_;
  const Settings& settings_;
  std::mutex busy_;  // held while an archive is made
};

}  // namespace app
