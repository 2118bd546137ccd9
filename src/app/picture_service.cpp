#include "app/picture_service.h"

#include <algorithm>

#include "app/achievements.h"
#include "app/page_wishes.h"
#include "app/picture_prompt.h"
#include "base/error.h"
#include "base/random.h"
#include "books/telling/alt_text.h"
#include "drawing/model/picture_codec.h"
#include "plans/quota.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

// The quality that a plan's pictures have at most.
drawing::Detail best_detail(plans::Plan plan) {
  switch (plan) {
    case plans::Plan::free:
      return drawing::Detail::standard;
    case plans::Plan::basic:
      return drawing::Detail::improved;
    case plans::Plan::premium:
      break;
  }
  return drawing::Detail::premium;
}

// A seed that nobody asked for: from the picture's own unguessable id, so that chance has one source.
std::uint32_t seed_of(const std::string& id) {
  return base::Random(0).fork(id).below(1'000'000) + 1;
}

ports::StoredPicture stored_picture(const MadePicture& made, const drawing::Picture& picture,
                                    const std::string& user_id, const std::string& prompt, base::Time now) {
  ports::StoredPicture stored;
  stored.id = made.id;
  stored.user_id = user_id;
  stored.created_at = now;
  stored.prompt = prompt;
  stored.engine = made.engine;
  stored.options = made.options;
  stored.scene = made.wish.scene;
  for (const drawing::WishedMotif& motif : made.wish.motifs) {
    stored.motifs.push_back({motif.motif, motif.name, motif.count});
  }
  stored.description = made.description;
  stored.content = drawing::encode_picture(picture);
  return stored;
}

}  // namespace

plans::Plan plan_of(const Session& session) {
  return plans::parse_plan(session.plan).value_or(plans::Plan::free);
}

bool binds_by_plan(const Settings& settings, const Session& session) {
  return settings.can_sell() && !session.is_pupil;
}

PictureService::PictureService(ports::Storage& storage, EngineService& engine,
                               const ports::PictureWriter& writer, const ports::BookWriter& printer,
                               const base::Clock& clock, base::IdSource& ids, const Settings& settings)
    : storage_(storage),
      engine_(engine),
      writer_(writer),
      printer_(printer),
      clock_(clock),
      ids_(ids),
      settings_(settings) {}

void PictureService::require_wishes_allowed(const PictureOrder& order, const Session& session) const {
  if (!binds_by_plan(settings_, session)) return;
  const plans::Plan plan = plan_of(session);
  if (order.frame.value_or(false)) plans::require_wish_allowed(plan, plans::PageWish::frame);
  if (order.detail && *order.detail > drawing::Detail::standard) {
    plans::require_wish_allowed(plan, plans::PageWish::detail);
    if (*order.detail > best_detail(plan)) {
      throw AppError(ErrorCode::forbidden, "detail_needs_plan", "options.detail",
                     {std::string(plans::display_name(plan))});
    }
  }
  for (const plans::PageWish wish : wishes_in(order.wishes)) plans::require_wish_allowed(plan, wish);
  if (!order.seed || plans::allows(plan, plans::PageWish::seed)) return;
  // A page that was drawn before, by whomever, can be drawn again: a link to it says its seed.
  const bool is_known =
      storage_.read([&](const ports::Stores& stores) { return stores.pictures().has_seed(*order.seed); });
  if (!is_known) plans::require_wish_allowed(plan, plans::PageWish::seed);
}

drawing::Options PictureService::options_of(const PictureOrder& order, plans::Plan plan,
                                            const std::string& id) const {
  const drawing::Detail best = best_detail(plan);
  drawing::Options options;
  options.seed = order.seed ? *order.seed : seed_of(id);
  options.age = order.age.value_or(options.age);
  options.detail = order.detail.value_or(best);
  options.orientation = order.orientation.value_or(options.orientation);
  options.frame = order.frame.value_or(options.frame);
  options.wishes = checked_wishes(order.wishes);
  return options;
}

PlannedPicture PictureService::plan(const Session& session, const PictureOrder& order) const {
  const plans::Plan plan = plan_of(session);
  PlannedPicture planned;
  planned.prompt = checked_prompt(order.prompt, order.before);
  planned.id = ids_.next_id();
  planned.options = options_of(order, plan, planned.id);
  require_wishes_allowed(order, session);
  return planned;
}

void PictureService::require_allowed(const ports::Stores& stores, const Session& session, int waiting) const {
  const plans::Plan plan = plan_of(session);
  const std::string today = plans::day_period(settings_.time_zone.date_at(clock_.now()));
  plans::require_picture_allowed(
      settings_.plans, plan, stores.usage().used(session.user_id, ports::Counter::pictures, today) + waiting);
  plans::require_room(settings_.plans, plan, stores.albums().stored_bytes(session.user_id));
}

MadePicture PictureService::draw(const Session& session, const PictureOrder& order) {
  if (order.engine && *order.engine != engine_.name()) {
    throw AppError(ErrorCode::invalid, "engine_unknown", "options.engine");
  }
  PlannedPicture planned = plan(session, order);
  MadePicture made;
  made.id = std::move(planned.id);
  made.engine = engine_.name();
  made.options = planned.options;

  // Asked before the work, and again where it counts: others may draw for the same user meanwhile.
  require_room_for_one(session);
  drawing::Drawing drawing = engine_.draw(planned.prompt, made.options);
  made.wish = std::move(drawing.wish);
  made.description = books::telling::alt_text(drawing.picture.subject);
  keep(session, made, drawing.picture, planned.prompt);
  return made;
}

void PictureService::require_room_for_one(const Session& session) const {
  storage_.read([&](const ports::Stores& stores) { require_allowed(stores, session); });
}

void PictureService::keep(const Session& session, const MadePicture& made, const drawing::Picture& picture,
                          const std::string& prompt) {
  ports::StoredPicture stored = stored_picture(made, picture, session.user_id, prompt, clock_.now());
  storage_.stow(stored);
  storage_.write([&](ports::Stores& stores) {
    require_allowed(stores, session);
    insert(stores, stored);
  });
}

void PictureService::insert(ports::Stores& stores, const ports::StoredPicture& picture) const {
  stores.pictures().insert(picture);
  const std::string day = plans::day_period(settings_.time_zone.date_at(picture.created_at));
  stores.usage().add_one(picture.user_id, ports::Counter::pictures, day);
  grant_for_picture(stores, picture.user_id, picture.created_at);
}

void PictureService::keep_of_job(const ports::EngineJob& job, const ports::CleanedLines* lines) {
  MadePicture made;
  made.id = job.id;
  made.options = job.options;
  drawing::Picture picture;
  if (lines == nullptr) {
    drawing::Drawing drawing = engine_.draw(job.prompt, job.options);
    made.engine = engine_.name();
    made.wish = std::move(drawing.wish);
    picture = std::move(drawing.picture);
    made.description = books::telling::alt_text(picture.subject);
  } else {
    // What a remote engine shows nobody has looked at: it has no description.
    made.engine = job.engine;
    made.wish = engine_.read(job.prompt, job.options);
    picture = lines->picture;
  }
  ports::StoredPicture stored = stored_picture(made, picture, job.user_id, job.prompt, clock_.now());
  storage_.stow(stored);
  storage_.write([&](ports::Stores& stores) {
    const auto now = stores.jobs().find(job.id);
    if (!now || !is_open(now->state) || !stores.jobs().update(job)) return;
    insert(stores, stored);
  });
}

MadePicture PictureService::made(const std::string& id) const {
  const auto stored = storage_.read([&](const ports::Stores& stores) { return stores.pictures().find(id); });
  if (!stored) throw AppError(ErrorCode::not_found, "picture_not_found");
  MadePicture made;
  made.id = id;
  made.engine = stored->engine;
  made.options = stored->options;
  made.wish.text = stored->prompt;
  made.wish.scene = stored->scene;
  for (const ports::StoredMotif& motif : stored->motifs) {
    made.wish.motifs.push_back({.motif = motif.motif, .name = motif.name, .count = motif.count});
  }
  return made;
}

ports::StoredPicture PictureService::find(const Session& session, const std::string& id) const {
  auto stored = storage_.read([&](const ports::Stores& stores) { return stores.pictures().find(id); });
  const bool may_see = stored && (stored->user_id == session.user_id || session.role == UserRole::admin);
  if (!may_see) throw AppError(ErrorCode::not_found, "picture_not_found");
  storage_.fill(*stored);
  return *std::move(stored);
}

std::string PictureService::svg(const Session& session, const std::string& id) const {
  return std::visit([&](const auto& picture) { return writer_.write_svg(picture); },
                    artwork_of(find(session, id)));
}

std::string PictureService::png(const Session& session, const std::string& id, int width_px) const {
  if (width_px < min_image_width_px || width_px > max_image_width_px) {
    throw AppError(ErrorCode::invalid, "image_width_invalid", "width",
                   {std::to_string(min_image_width_px), std::to_string(max_image_width_px)});
  }
  return std::visit([&](const auto& picture) { return writer_.write_png(picture, width_px); },
                    artwork_of(find(session, id)));
}

PrintedPicture PictureService::print(const Session& session, const std::string& id,
                                     books::BookPaper paper) const {
  const ports::StoredPicture stored = find(session, id);
  const books::Page page = page_of(stored);
  return {stored.prompt, printer_.write_page(page, paper, stored.created_at)};
}

}  // namespace app
