#include "app/share_service.h"

#include <algorithm>

#include "app/session_service.h"
#include "base/error.h"
#include "plans/moment_text.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::ShareSummary;

ShareSummary summary_of(const ports::Stores& stores, const Session& session, const std::string& id) {
  auto found = stores.shares().summary(id);
  if (!found || found->share.user_id != session.user_id) {
    throw AppError(ErrorCode::not_found, "share_not_found");
  }
  return *std::move(found);
}

std::string require_class(const ports::Stores& stores, const Session& session, const std::string& class_id) {
  const auto found = stores.classes().find(class_id);
  const bool may_see =
      found && (session.role == UserRole::admin || found->school_class.teacher_id == session.user_id);
  if (!may_see) throw AppError(ErrorCode::not_found, "class_not_found", "classId");
  return class_id;
}

void require_artist(const ports::Stores& stores, const std::string& share_id, const std::string& artist_id) {
  const auto artist = stores.shares().find_artist(artist_id);
  if (!artist || artist->share_id != share_id) throw AppError(ErrorCode::not_found, "artist_not_found");
}

}  // namespace

ShareService::ShareService(ports::Storage& storage, const ports::CardWriter& cards, const base::Clock& clock,
                           base::IdSource& ids, const Settings& settings)
    : storage_(storage), cards_(cards), clock_(clock), ids_(ids), settings_(settings) {}

base::Time ShareService::end_of(const std::string& last_day) const {
  const base::Time now = clock_.now();
  if (last_day.empty()) {
    const std::chrono::sys_days day = settings_.time_zone.date_at(now + usual_share_time);
    return settings_.time_zone.start_of(day + std::chrono::days{1}) - std::chrono::milliseconds{1};
  }
  const auto end = plans::parse_moment(last_day, settings_.time_zone, plans::DayEdge::last);
  if (!end || *end <= now || *end > now + longest_share_time) {
    throw AppError(ErrorCode::invalid, "share_end_invalid", "lastDay");
  }
  return *end;
}

void ShareService::give_link(ports::Share& share) {
  share.token = ids_.next_id();
  share.token_hash = session_id_of(*share.token);
}

MadeShare ShareService::create(const Session& session, const ShareOrder& order) {
  ports::Share share;
  share.id = ids_.next_id();
  share.user_id = session.user_id;
  share.book_id = order.book_id;
  share.created_at = clock_.now();
  share.ends_at = end_of(order.last_day);
  give_link(share);
  return storage_.write([&](ports::Stores& stores) {
    const auto book = stores.books().find(order.book_id);
    if (!book || book->user_id != session.user_id) {
      throw AppError(ErrorCode::not_found, "book_not_found", "book");
    }
    if (order.class_id) share.class_id = require_class(stores, session, *order.class_id);
    if (stores.shares().of_user(session.user_id).size() >= most_shares) {
      throw AppError(ErrorCode::limit_reached, "shares_reached", {}, {std::to_string(most_shares)});
    }
    stores.shares().insert(share);
    return MadeShare{summary_of(stores, session, share.id), *share.token};
  });
}

std::vector<ShareSummary> ShareService::list(const Session& session) const {
  return storage_.read([&](const ports::Stores& stores) { return stores.shares().of_user(session.user_id); });
}

ShareView ShareService::view(const Session& session, const std::string& id) const {
  return storage_.read([&](const ports::Stores& stores) {
    ShareView view{.summary = summary_of(stores, session, id)};
    if (view.summary.share.ends_at > clock_.now()) view.token = view.summary.share.token;
    if (const auto book = stores.books().find(view.summary.share.book_id))
      view.picture_ids = book->picture_ids;
    view.artists = stores.shares().artists(id);
    view.works = stores.shares().works(id);
    return view;
  });
}

std::vector<ports::ShareWork> ShareService::works(const Session& session, const std::string& id,
                                                  const std::string& artist_id) const {
  return storage_.read([&](const ports::Stores& stores) {
    summary_of(stores, session, id);
    require_artist(stores, id, artist_id);
    return stores.shares().works_of_artist(artist_id);
  });
}

ShareSummary ShareService::change(const Session& session, const std::string& id, const ShareChange& change) {
  if (!change.last_day && !change.ends_now) {
    throw AppError(ErrorCode::invalid, "nothing_to_change", "lastDay");
  }
  const base::Time end = change.ends_now ? clock_.now() : end_of(*change.last_day);
  return storage_.write([&](ports::Stores& stores) {
    ports::Share share = summary_of(stores, session, id).share;
    // What is over already keeps its end, from which is counted when it goes.
    share.ends_at = change.ends_now ? std::min(share.ends_at, end) : end;
    stores.shares().update(share);
    return summary_of(stores, session, id);
  });
}

MadeShare ShareService::renew_link(const Session& session, const std::string& id) {
  return storage_.write([&](ports::Stores& stores) {
    ports::Share share = summary_of(stores, session, id).share;
    give_link(share);
    stores.shares().update(share);
    return MadeShare{summary_of(stores, session, id), *share.token};
  });
}

void ShareService::remove(const Session& session, const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    summary_of(stores, session, id);
    stores.shares().remove(id);
  });
}

void ShareService::remove_artist(const Session& session, const std::string& id,
                                 const std::string& artist_id) {
  storage_.write([&](ports::Stores& stores) {
    summary_of(stores, session, id);
    if (!stores.shares().remove_artist(id, artist_id)) {
      throw AppError(ErrorCode::not_found, "artist_not_found");
    }
  });
}

void ShareService::remove_work(const Session& session, const std::string& id, const std::string& artist_id,
                               const std::string& picture_id) {
  storage_.write([&](ports::Stores& stores) {
    summary_of(stores, session, id);
    require_artist(stores, id, artist_id);
    if (!stores.shares().remove_work(artist_id, picture_id)) {
      throw AppError(ErrorCode::not_found, "work_not_found");
    }
  });
}

std::string ShareService::link_of(const ports::Share& share, const InvitationOrder& order) const {
  if (session_id_of(order.token) != share.token_hash) {
    throw AppError(ErrorCode::invalid, "share_link_old", "token");
  }
  std::string address = settings_.public_address;
  if (!settings_.has_public_address && !order.address.empty()) address = order.address + settings_.base_path;
  if (address.ends_with('/')) address.pop_back();
  return address + "/teilen/" + order.token;
}

std::string ShareService::invitation(const Session& session, const InvitationOrder& order) const {
  const ShareSummary summary =
      storage_.read([&](const ports::Stores& stores) { return summary_of(stores, session, order.share_id); });
  books::Invitation invitation;
  invitation.product_name = settings_.product_name;
  invitation.title = summary.title;
  invitation.class_name = summary.class_name;
  invitation.link = link_of(summary.share, order);
  invitation.last_day = plans::german_date(settings_.time_zone.date_at(summary.share.ends_at));
  invitation.created_at = clock_.now();
  return cards_.write(invitation);
}

std::string ShareService::qr_svg(const Session& session, const InvitationOrder& order) const {
  const ShareSummary summary =
      storage_.read([&](const ports::Stores& stores) { return summary_of(stores, session, order.share_id); });
  return cards_.qr_svg(link_of(summary.share, order));
}

void ShareService::remove_old() {
  const base::Time moment = clock_.now() - settings_.retention.shares;
  storage_.write([&](ports::Stores& stores) { stores.shares().remove_ended_before(moment); });
}

}  // namespace app
