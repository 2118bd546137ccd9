#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/picture_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/strokes.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

// How much comes back to one share: a whole year of a school with all its tablets.
inline constexpr int most_share_artists = 150;
inline constexpr std::int64_t most_share_bytes = std::int64_t{20} << 20;
inline constexpr std::size_t max_artist_name_length = 40;  // characters

// A child of the class, as it is picked from the list.
struct ListedPupil {
  std::string id;
  std::string name;  // as children call each other: names_in_class
};

// A child that colours from here on. Who has no account is known again by the key alone.
struct JoinedArtist {
  std::string id;
  std::string name;
  std::string key;                      // empty for who is signed in
  std::vector<ports::ShareWork> works;  // what they have coloured before, with the strokes
};

// What a link leads to.
struct SharedBook {
  ports::ShareSummary summary;
  std::vector<std::string> picture_ids;
  std::vector<ListedPupil>
      pupils;                 // to pick oneself from; empty without a class, and for its signed-in pupils
  bool knows_caller = false;  // the caller is signed in as a pupil of the class
};

// Who begins to colour: a name, or one of the list.
struct JoinOrder {
  std::string name = {};
  std::string pupil_id = {};
};

// What one page looks like now; no strokes for a page that is white again.
struct WorkOrder {
  std::string artist_id;
  std::string key = {};
  std::string picture_id;
  std::vector<ColourStroke> strokes;
};

// Shared books as those see them who colour. `way` is the secret part of a link, or, for signed-in pupils of
// the class that it is shared with, the share's id. Every call throws not_found for a way that leads nowhere
// ("share_unknown") or no more ("share_ended"). Thread-safe.
class SharedBookService {
 public:
  SharedBookService(ports::Storage& storage, const ports::PictureWriter& writer, const base::Clock& clock,
                    base::IdSource& ids)
      : storage_(storage), writer_(writer), clock_(clock), ids_(ids) {}

  SharedBook open(const std::optional<Session>& caller, const std::string& way) const;
  std::string picture_svg(const std::optional<Session>& caller, const std::string& way,
                          const std::string& picture_id) const;
  // Throws invalid for the name, limit_reached for a share that is full.
  JoinedArtist join(const std::optional<Session>& caller, const std::string& way, const JoinOrder& order);
  // Throws invalid for the strokes, limit_reached for a share that is full, forbidden for the page of
  // somebody else.
  void put_work(const std::optional<Session>& caller, const std::string& way, const WorkOrder& order);

  // What is shared with the caller's class now.
  std::vector<ports::ShareSummary> of_pupil(const Session& pupil) const;

 private:
  ports::Storage& storage_;
  const ports::PictureWriter& writer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
};

}  // namespace app
