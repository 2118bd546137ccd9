#pragma once

#include "app/ports/picture_object_store.h"
#include "storage/connection.h"

namespace storage {

class PictureObjectStore final : public app::ports::PictureObjectStore {
 public:
  explicit PictureObjectStore(Connection& connection) : connection_(connection) {}

  app::ports::ObjectCounts counts() const override;
  std::vector<std::string> pictures_of_size(std::int64_t bytes, std::string_view after,
                                            int most) const override;
  std::vector<std::string> pictures_with_object(std::string_view after, int most) const override;
  void expect(const app::ports::PictureObject& object, base::Time now) override;
  void note_unused(base::Time now) override;
  std::vector<std::string> condemn(base::Time moment, int most) override;
  bool remove(std::string_view name) override;
  bool move_out(std::string_view picture_id, const app::ports::PictureObject& object) override;
  bool move_in(std::string_view picture_id, std::string_view content, base::Time now) override;

 private:
  Connection& connection_;
};

// Gives an object that was expected to a picture. Throws base::AppError(unavailable) where it took so long
// that the object has been condemned meanwhile: whoever asked has to do so again.
void take_object(Connection& connection, std::string_view picture_id, std::string_view name);

}  // namespace storage
