#include "app/shared_book_service.h"

#include <algorithm>

#include "app/artwork.h"
#include "app/class_set_service.h"
#include "app/session_service.h"
#include "base/error.h"
#include "base/utf8.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::Share;
using ports::ShareArtist;

bool is_pupil_of(const ports::Stores& stores, const Session& caller, const Share& share) {
  const auto school_class = stores.classes().class_of(caller.user_id);
  return school_class && share.class_id == school_class->id;
}

// The open share that a way leads the caller to.
Share share_of(const ports::Stores& stores, const std::optional<Session>& caller, const std::string& way,
               base::Time now) {
  auto share = stores.shares().find_by_token(session_id_of(way));
  if (!share && caller) {
    share = stores.shares().find(way);
    if (share && !is_pupil_of(stores, *caller, *share)) share.reset();
  }
  if (!share) throw AppError(ErrorCode::not_found, "share_unknown");
  const auto teacher = stores.users().find(share->user_id);
  if (!teacher || !teacher->user.is_active) throw AppError(ErrorCode::not_found, "share_ended");
  if (now >= share->ends_at) throw AppError(ErrorCode::not_found, "share_ended");
  return *std::move(share);
}

std::vector<std::string> pictures_of(const ports::Stores& stores, const Share& share) {
  const auto book = stores.books().find(share.book_id);
  if (!book) throw AppError(ErrorCode::not_found, "share_unknown");  // deleted in this very moment
  return book->picture_ids;
}

void require_page(const ports::Stores& stores, const Share& share, const std::string& picture_id) {
  const std::vector<std::string> pictures = pictures_of(stores, share);
  if (std::find(pictures.begin(), pictures.end(), picture_id) == pictures.end()) {
    throw AppError(ErrorCode::not_found, "picture_not_found");
  }
}

std::vector<ListedPupil> pupils_of(const ports::Stores& stores, const std::string& class_id) {
  std::vector<accounts::User> users;
  for (ports::StoredUser& stored : stores.classes().pupils(class_id)) {
    if (stored.user.is_active) users.push_back(std::move(stored.user));
  }
  const std::vector<std::string> names = names_in_class(users);
  std::vector<ListedPupil> pupils;
  for (std::size_t i = 0; i < users.size(); ++i) pupils.push_back({users[i].id, names[i]});
  std::sort(pupils.begin(), pupils.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return pupils;
}

std::string listed_name(const ports::Stores& stores, const Share& share, const std::string& pupil_id) {
  if (share.class_id) {
    for (const ListedPupil& pupil : pupils_of(stores, *share.class_id)) {
      if (pupil.id == pupil_id) return pupil.name;
    }
  }
  throw AppError(ErrorCode::invalid, "artist_unlisted", "pupil");
}

std::string checked_artist_name(const std::string& text) {
  std::string name(base::trim(text));
  if (name.empty()) throw AppError(ErrorCode::invalid, "artist_name_missing", "name");
  if (base::count_code_points(name) > max_artist_name_length) {
    throw AppError(ErrorCode::invalid, "artist_name_too_long", "name",
                   {std::to_string(max_artist_name_length)});
  }
  return name;
}

// "Emma", "Emma 2": nobody can say who of two of a name was there before, so each has pages of their own.
std::string free_name(const ports::Stores& stores, const Share& share, const std::string& name) {
  const std::vector<ShareArtist> artists = stores.shares().artists(share.id);
  const auto is_taken = [&](const std::string& wanted) {
    return std::any_of(artists.begin(), artists.end(),
                       [&](const ShareArtist& artist) { return artist.name == wanted; });
  };
  std::string found = name;
  for (int number = 2; is_taken(found); ++number) found = name + " " + std::to_string(number);
  return found;
}

// The caller's artist, where they are the one to whom it belongs.
ShareArtist artist_for(const ports::Stores& stores, const std::optional<Session>& caller, const Share& share,
                       const WorkOrder& order) {
  auto artist = stores.shares().find_artist(order.artist_id);
  if (!artist || artist->share_id != share.id) throw AppError(ErrorCode::not_found, "artist_gone");
  const bool is_own = artist->user_id ? caller && caller->user_id == *artist->user_id
                                      : artist->key_hash == session_id_of(order.key);
  if (!is_own) throw AppError(ErrorCode::forbidden, "artist_other");
  return *std::move(artist);
}

}  // namespace

SharedBook SharedBookService::open(const std::optional<Session>& caller, const std::string& way) const {
  return storage_.read([&](const ports::Stores& stores) {
    const Share share = share_of(stores, caller, way, clock_.now());
    auto summary = stores.shares().summary(share.id);
    SharedBook book{*std::move(summary), pictures_of(stores, share), {}, false};
    book.knows_caller = caller && is_pupil_of(stores, *caller, share);
    if (share.class_id && !book.knows_caller) book.pupils = pupils_of(stores, *share.class_id);
    return book;
  });
}

std::string SharedBookService::picture_svg(const std::optional<Session>& caller, const std::string& way,
                                           const std::string& picture_id) const {
  auto stored = storage_.read([&](const ports::Stores& stores) {
    require_page(stores, share_of(stores, caller, way, clock_.now()), picture_id);
    return stores.pictures().find(picture_id);
  });
  if (!stored) throw AppError(ErrorCode::not_found, "picture_not_found");
  storage_.fill(*stored);
  return std::visit([&](const auto& picture) { return writer_.write_svg(picture); }, artwork_of(*stored));
}

JoinedArtist SharedBookService::join(const std::optional<Session>& caller, const std::string& way,
                                     const JoinOrder& order) {
  const base::Time now = clock_.now();
  std::string key = ids_.next_id();
  return storage_.write([&](ports::Stores& stores) {
    const Share share = share_of(stores, caller, way, now);
    ShareArtist artist{ids_.next_id(), share.id, std::nullopt, {}, std::nullopt, now};
    if (caller && is_pupil_of(stores, *caller, share)) {
      const auto known = stores.shares().find_artist_of_user(share.id, caller->user_id);
      if (known) return JoinedArtist{known->id, known->name, {}, stores.shares().works_of_artist(known->id)};
      artist.user_id = caller->user_id;
      artist.name = free_name(stores, share, listed_name(stores, share, caller->user_id));
    } else {
      artist.key_hash = session_id_of(key);
      const std::string name = order.pupil_id.empty() ? checked_artist_name(order.name)
                                                      : listed_name(stores, share, order.pupil_id);
      artist.name = free_name(stores, share, name);
    }
    if (stores.shares().size(share.id).artists >= most_share_artists) {
      throw AppError(ErrorCode::limit_reached, "share_full");
    }
    stores.shares().insert_artist(artist);
    if (artist.user_id) key.clear();
    return JoinedArtist{artist.id, artist.name, key, {}};
  });
}

void SharedBookService::put_work(const std::optional<Session>& caller, const std::string& way,
                                 const WorkOrder& order) {
  require_valid(order.strokes);
  const base::Time now = clock_.now();
  std::string strokes = encode_strokes(order.strokes);
  storage_.write([&](ports::Stores& stores) {
    const Share share = share_of(stores, caller, way, now);
    const ShareArtist artist = artist_for(stores, caller, share, order);
    require_page(stores, share, order.picture_id);
    if (strokes.empty()) {
      stores.shares().remove_work(artist.id, order.picture_id);
      return;
    }
    const auto length = static_cast<std::int64_t>(strokes.size());
    if (stores.shares().size(share.id).bytes + length > most_share_bytes) {
      throw AppError(ErrorCode::limit_reached, "share_full");
    }
    stores.shares().put_work({artist.id, order.picture_id, now, strokes});
  });
}

std::vector<ports::ShareSummary> SharedBookService::of_pupil(const Session& pupil) const {
  return storage_.read([&](const ports::Stores& stores) {
    const auto school_class = stores.classes().class_of(pupil.user_id);
    if (!school_class) return std::vector<ports::ShareSummary>{};
    return stores.shares().open_of_class(school_class->id, clock_.now());
  });
}

}  // namespace app
