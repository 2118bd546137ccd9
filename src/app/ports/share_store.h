#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// A book that a teacher lets others colour.
struct Share {
  std::string id;
  std::string token_hash;  // of the secret part of its link
  std::string user_id;     // whose it is
  std::string book_id;
  std::optional<std::string> class_id;  // whose pupils find it when they are signed in
  base::Time created_at;
  base::Time ends_at;
  // The secret part itself, for the teacher to show it again; not of a share of an older version.
  std::optional<std::string> token = {};
};

// A share in a list.
struct ShareSummary {
  Share share;
  std::string title;       // the book's
  std::string class_name;  // empty without a class
  int artists = 0;
  int works = 0;
  std::optional<base::Time> changed_at;  // when the last work came
};

// A child that colours. Either `user_id` or `key_hash` says how it is known again.
struct ShareArtist {
  std::string id;
  std::string share_id;
  std::optional<std::string> user_id;
  std::string name;
  std::optional<std::string> key_hash;
  base::Time created_at;
};

// One page as a child has coloured it.
struct ShareWork {
  std::string artist_id;
  std::string picture_id;
  base::Time changed_at;
  std::string strokes;  // as the service encodes them; empty where a list leaves them out
};

// How full a share is.
struct ShareSize {
  int artists = 0;
  std::int64_t bytes = 0;  // of all strokes
};

// Shared books and what comes back. An instance belongs to one transaction.
class ShareStore {
 public:
  virtual ~ShareStore() = default;
  virtual std::optional<Share> find(std::string_view id) const = 0;
  virtual std::optional<Share> find_by_token(std::string_view token_hash) const = 0;
  // Newest first.
  virtual std::vector<ShareSummary> of_user(std::string_view user_id) const = 0;
  virtual std::optional<ShareSummary> summary(std::string_view id) const = 0;
  // Those of a class that have not ended at `now`, newest first.
  virtual std::vector<ShareSummary> open_of_class(std::string_view class_id, base::Time now) const = 0;
  virtual ShareSize size(std::string_view share_id) const = 0;

  // By name.
  virtual std::vector<ShareArtist> artists(std::string_view share_id) const = 0;
  virtual std::optional<ShareArtist> find_artist(std::string_view id) const = 0;
  virtual std::optional<ShareArtist> find_artist_of_user(std::string_view share_id,
                                                         std::string_view user_id) const = 0;
  // Of all artists, without the strokes.
  virtual std::vector<ShareWork> works(std::string_view share_id) const = 0;
  // With the strokes.
  virtual std::vector<ShareWork> works_of_artist(std::string_view artist_id) const = 0;
  // Everything that one user has coloured on shares, with the strokes; for handing it out to them.
  virtual std::vector<ShareWork> works_of_user(std::string_view user_id) const = 0;

  virtual void insert(const Share& share) = 0;
  // Its link, class and end.
  virtual void update(const Share& share) = 0;
  virtual void remove(std::string_view id) = 0;
  // Everybody's that ended before the moment, with all that came back.
  virtual void remove_ended_before(base::Time moment) = 0;
  virtual void insert_artist(const ShareArtist& artist) = 0;
  // With all works; returns whether the share has such an artist.
  virtual bool remove_artist(std::string_view share_id, std::string_view artist_id) = 0;
  // In the place of an earlier one of the same page.
  virtual void put_work(const ShareWork& work) = 0;
  // Returns whether there was one.
  virtual bool remove_work(std::string_view artist_id, std::string_view picture_id) = 0;
};

}  // namespace app::ports
