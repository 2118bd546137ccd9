#include "app/place_gallery.h"

#include <algorithm>

#include "app/page_wishes.h"
#include "base/error.h"

namespace app {

std::string PlaceGallery::png(const std::string& id) {
  constexpr int width_px = 280;  // twice what is shown
  const auto find = [&](const std::vector<WishedPlace>& list) -> const WishedPlace* {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& place) { return place.id == id; });
    return found == list.end() ? nullptr : &*found;
  };
  const WishedPlace* place = find(wished_places());
  if (place == nullptr) place = find(wished_weathers());
  if (place == nullptr) throw base::AppError(base::ErrorCode::not_found, "place_unknown");
  return *kept_.get(id, [&] {
    drawing::Options options;
    options.age = drawing::Age::years_3_5;
    options.orientation = drawing::Orientation::landscape;
    options.wishes.place = place->id;
    return writer_.write_png(engine_.draw(place->name, options).picture, width_px);
  });
}

}  // namespace app
