#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/picture_store.h"
#include "base/clock.h"

namespace app::ports {

// How much of the pictures lies in objects.
struct ObjectCounts {
  std::int64_t objects = 0;  // with a picture
  std::int64_t bytes = 0;
};

// Which objects there are outside the database, and for which pictures. An instance belongs to one
// transaction.
class PictureObjectStore {
 public:
  virtual ~PictureObjectStore() = default;
  virtual ObjectCounts counts() const = 0;
  // Pictures behind `after` in the order of their ids, which have at least so many bytes in the database, or
  // have an object.
  virtual std::vector<std::string> pictures_of_size(std::int64_t bytes, std::string_view after,
                                                    int most) const = 0;
  virtual std::vector<std::string> pictures_with_object(std::string_view after, int most) const = 0;

  // An object that is about to be put there, and belongs to no picture yet.
  virtual void expect(const PictureObject& object, base::Time now) = 0;
  // Notes `now` for objects that have lost their picture.
  virtual void note_unused(base::Time now) = 0;
  // Objects that have had no picture since `moment` or longer: from now on no picture can take them.
  virtual std::vector<std::string> condemn(base::Time moment, int most) = 0;
  // Forgets an object, which has no picture. False where it has one.
  virtual bool remove(std::string_view name) = 0;
  // Gives a picture's content, which lies in the database, to an object that was expected; false, and nothing
  // is changed, where the picture is gone or the content is there no more.
  virtual bool move_out(std::string_view picture_id, const PictureObject& object) = 0;
  // The other way: the object then has no picture.
  virtual bool move_in(std::string_view picture_id, std::string_view content, base::Time now) = 0;
};

}  // namespace app::ports
