#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "app/ports/card_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr std::chrono::days usual_share_time{28};
inline constexpr std::chrono::days longest_share_time{366};
inline constexpr int most_shares = 200;  // of one teacher

struct ShareOrder {
  std::string book_id;
  std::optional<std::string> class_id = {};
  std::string last_day = {};  // "2026-12-20"; empty for `usual_share_time`
};

// What is to be changed of a share. The end of one that is over can be put off again.
struct ShareChange {
  std::optional<std::string> last_day = {};
  bool ends_now = false;
};

// A share with a new link and its secret part.
struct MadeShare {
  ports::ShareSummary summary;
  std::string token;
};

// All that came back.
struct ShareView {
  ports::ShareSummary summary;
  // Of its link, which can be shown as long as it leads somewhere; not of a share of an older version.
  std::optional<std::string> token = {};
  std::vector<std::string> picture_ids = {};  // the book's pages
  std::vector<ports::ShareArtist> artists = {};
  std::vector<ports::ShareWork> works = {};  // without strokes
};

// Which link a teacher wants on paper.
struct InvitationOrder {
  std::string share_id;
  std::string token;
  std::string address;  // the origin that the browser sees; used where the configuration does not say it
};

// Books that teachers share, as these see them. A share of anybody else is answered as one that does not
// exist, to admins too. Thread-safe.
class ShareService {
 public:
  ShareService(ports::Storage& storage, const ports::CardWriter& cards, const base::Clock& clock,
               base::IdSource& ids, const Settings& settings);

  // Throws not_found for a book that is not the caller's or a class that they do not see, invalid for the
  // day, limit_reached for too many.
  MadeShare create(const Session& session, const ShareOrder& order);
  std::vector<ports::ShareSummary> list(const Session& session) const;
  ShareView view(const Session& session, const std::string& id) const;
  // All pages of one child, with the strokes.
  std::vector<ports::ShareWork> works(const Session& session, const std::string& id,
                                      const std::string& artist_id) const;
  ports::ShareSummary change(const Session& session, const std::string& id, const ShareChange& change);
  // The earlier link leads nowhere from here on.
  MadeShare renew_link(const Session& session, const std::string& id);
  void remove(const Session& session, const std::string& id);
  void remove_artist(const Session& session, const std::string& id, const std::string& artist_id);
  void remove_work(const Session& session, const std::string& id, const std::string& artist_id,
                   const std::string& picture_id);

  // The link on a sheet for the blackboard, as PDF, and its QR code as SVG. Throw invalid for a link that is
  // not the share's any more.
  std::string invitation(const Session& session, const InvitationOrder& order) const;
  std::string qr_svg(const Session& session, const InvitationOrder& order) const;

  // For the background: what ended long ago goes.
  void remove_old();

 private:
  void give_link(ports::Share& share);
  base::Time end_of(const std::string& last_day) const;
  std::string link_of(const ports::Share& share, const InvitationOrder& order) const;

  ports::Storage& storage_;
  const ports::CardWriter& cards_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
