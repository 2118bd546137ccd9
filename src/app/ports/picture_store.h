#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "drawing/model/options.h"
#include "drawing/model/wish.h"

namespace app::ports {

// What a picture's content is encoded as.
enum class PictureForm : std::uint8_t { shapes, bitmap };

// One kind of motif that was asked for.
struct StoredMotif {
  std::string motif;  // catalogue id
  std::string name;   // German singular
  int count = 1;
};

// An object outside the database that holds a picture's content.
struct PictureObject {
  std::string name;
  std::int64_t bytes = 0;
  std::string sha256;  // 64 hexadecimal digits
};

struct StoredPicture {
  std::string id;
  std::string user_id;
  base::Time created_at;
  std::string prompt;
  std::string engine;
  drawing::Options options;
  std::optional<std::string> scene;
  std::vector<StoredMotif> motifs;
  std::string description = {};  // what it shows, for insert(); find() leaves it empty
  PictureForm form = PictureForm::shapes;
  std::string content;  // shapes: drawing::encode_picture; bitmap: a PNG
  // Where the content lies, if it is not in the database: `content` is then empty until Storage::fill() has
  // fetched it.
  std::optional<PictureObject> object = {};
};

// What a book's plan needs of a picture, without its content.
struct PictureOutline {
  std::string id;
  std::string engine;
  drawing::Orientation orientation = drawing::Orientation::portrait;  // as it was asked for
  PictureForm form = PictureForm::shapes;
  std::string prompt = {};  // what was asked for
};

// Pictures. An instance belongs to one transaction.
class PictureStore {
 public:
  virtual ~PictureStore() = default;
  virtual std::optional<StoredPicture> find(std::string_view id) const = 0;
  // Whose picture it is, without reading it.
  virtual std::optional<std::string> owner_of(std::string_view id) const = 0;
  // The pages of a book, in order.
  virtual std::vector<PictureOutline> of_book(std::string_view book_id) const = 0;
  // Whether any picture was drawn with it.
  virtual bool has_seed(std::uint32_t seed) const = 0;
  virtual int count_of_user(std::string_view user_id) const = 0;

  // Also into its owner's album. Where it has an object, which was expected before, that is now its own, and
  // the content is not written.
  virtual void insert(const StoredPicture& picture) = 0;
};

}  // namespace app::ports
