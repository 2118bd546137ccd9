#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/artwork.h"
#include "app/engine_service.h"
#include "app/ports/book_writer.h"
#include "app/ports/line_cleaner.h"
#include "app/ports/picture_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int min_image_width_px = 64;
inline constexpr int max_image_width_px = 4096;
inline constexpr int default_image_width_px = 1200;

// What somebody wants to have drawn. What is not said follows from their plan, or from chance.
struct PictureOrder {
  std::string prompt;
  std::vector<std::string> before = {};  // what the pages before it in a book say, whom "sie" may mean
  std::optional<drawing::Age> age = {};
  std::optional<drawing::Detail> detail = {};
  std::optional<drawing::Orientation> orientation = {};
  std::optional<bool> frame = {};
  std::optional<std::uint32_t> seed = {};
  drawing::PageWishes wishes = {};
  std::optional<std::string> engine = {};
};

// A picture that was drawn and stored just now, and how its sentence was read.
struct MadePicture {
  std::string id;
  std::string engine;
  drawing::Options options;
  drawing::Wish wish;
  std::string description;  // what the picture shows; empty where nothing is known of it
};

// What was ordered, checked and complete.
struct PlannedPicture {
  std::string id;  // the picture's, once there is one
  std::string prompt;
  drawing::Options options;
};

// A picture to print by itself, with a name for its file.
struct PrintedPicture {
  std::string title;  // what was asked for
  std::string pdf;
};

// Draws pictures and gives them out to their owners. Thread-safe.
class PictureService {
 public:
  PictureService(ports::Storage& storage, EngineService& engine, const ports::PictureWriter& writer,
                 const ports::BookWriter& printer, const base::Clock& clock, base::IdSource& ids,
                 const Settings& settings);

  // Throws invalid for the prompt, limit_reached for the day's pictures or all that are kept, forbidden for
  // a wish that the plan does not have, where plans are sold.
  MadePicture draw(const Session& session, const PictureOrder& order);

  // The same without drawing. Throws the same but limit_reached.
  PlannedPicture plan(const Session& session, const PictureOrder& order) const;
  // Throws limit_reached where the user may have no picture besides those of today and `waiting` ones.
  void require_allowed(const ports::Stores& stores, const Session& session, int waiting = 0) const;
  // Stores the picture of a job under the job's id, and with it the job as it is; nothing where the job has
  // ended meanwhile. `lines` null: the built-in engine draws. Throws motif_refused, and unavailable for a
  // full disk.
  void keep_of_job(const ports::EngineJob& job, const ports::CleanedLines* lines);
  // A picture that is stored, as far as it is known of: what its sentence left open is not. Throws not_found.
  MadePicture made(const std::string& id) const;
  // Throws limit_reached where the day's pictures or all that are kept leave no room for one more. Asked
  // before the work; keep() asks again.
  void require_room_for_one(const Session& session) const;
  // Stores a picture that was made elsewhere and takes it off the day's pictures. Throws limit_reached.
  void keep(const Session& session, const MadePicture& made, const drawing::Picture& picture,
            const std::string& prompt);

  // A picture of the caller's, or anybody's for an admin. Throws not_found for any other, and for one whose
  // stored bytes are damaged.
  std::string svg(const Session& session, const std::string& id) const;
  // `width_px` between the limits above; throws invalid otherwise.
  std::string png(const Session& session, const std::string& id, int width_px) const;
  // Removes what lies outside the database and has belonged to no picture for long enough. Returns how much.
  int remove_unused_contents() { return storage_.remove_unused_contents(); }
  // On a sheet of its own; costs none of the plan's books.
  PrintedPicture print(const Session& session, const std::string& id, books::BookPaper paper) const;

 private:
  void require_wishes_allowed(const PictureOrder& order, const Session& session) const;
  drawing::Options options_of(const PictureOrder& order, plans::Plan plan, const std::string& id) const;
  ports::StoredPicture find(const Session& session, const std::string& id) const;
  // With all that counts it.
  void insert(ports::Stores& stores, const ports::StoredPicture& picture) const;

  ports::Storage& storage_;
  EngineService& engine_;
  const ports::PictureWriter& writer_;
  const ports::BookWriter& printer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

// The plan that a session had when it was checked.
plans::Plan plan_of(const Session& session);

// Whether the plan decides what a page can have. Where nobody can buy one, everybody has everything; nor can
// pupils, who are not even shown that there are plans.
bool binds_by_plan(const Settings& settings, const Session& session);

}  // namespace app
