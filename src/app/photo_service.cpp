#include "app/photo_service.h"

#include "base/error.h"
#include "base/messages.h"
#include "plans/plan.h"

namespace app {
namespace {

// What stands where other pictures have their sentence.
std::string prompt_of(photo::Kind kind) {
  switch (kind) {
    case photo::Kind::drawing:
      return "Aus einer Zeichnung";
    case photo::Kind::line_art:
      return "Aus einer Vorlage";
    case photo::Kind::automatic:
    case photo::Kind::photo:
      break;
  }
  return "Aus einem Foto";
}

}  // namespace

photo::Page PhotoService::page_for(const Session& session, const PhotoOrder& order) const {
  const plans::Plan plan = plan_of(session);
  if (binds_by_plan(settings_, session) && plan != plans::Plan::premium) {
    throw base::AppError(base::ErrorCode::forbidden, "photo_needs_premium", {},
                         {std::string(plans::display_name(plan))});
  }
  return photo::make_page(reader_.read(order.file, photo::wanted_side_px(order.wishes)), order.wishes);
}

PhotoPreview PhotoService::preview(const Session& session, const PhotoOrder& order) const {
  const photo::Page page = page_for(session, order);
  return {writer_.write_svg(page.picture), page.kind, page.regions,
          page.advice.empty() ? std::string() : base::stored_sentence(page.advice, {})};
}

MadePicture PhotoService::keep(const Session& session, const PhotoOrder& order) {
  pictures_.require_room_for_one(session);
  const photo::Page page = page_for(session, order);
  MadePicture made;
  made.id = ids_.next_id();
  made.engine = photo_engine;
  made.options.seed = 0;  // nothing in it is chance
  made.options.age = order.wishes.age;
  made.options.orientation = order.wishes.orientation;
  made.wish.text = prompt_of(page.kind);
  pictures_.keep(session, made, page.picture, made.wish.text);
  return made;
}

}  // namespace app
