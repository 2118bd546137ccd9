#pragma once

#include <optional>
#include <string>

#include "app/artwork.h"
#include "app/engine_service.h"
#include "app/ports/book_writer.h"
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

  // A picture of the caller's, or anybody's for an admin. Throws not_found for any other, and for one whose
  // stored bytes are damaged.
  std::string svg(const Session& session, const std::string& id) const;
  // `width_px` between the limits above; throws invalid otherwise.
  std::string png(const Session& session, const std::string& id, int width_px) const;
  // On a sheet of its own; costs none of the plan's books.
  PrintedPicture print(const Session& session, const std::string& id, books::BookPaper paper) const;

 private:
  void require_wishes_allowed(const PictureOrder& order, plans::Plan plan) const;
  drawing::Options options_of(const PictureOrder& order, plans::Plan plan, const std::string& id) const;
  ports::StoredPicture find(const Session& session, const std::string& id) const;

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

}  // namespace app
