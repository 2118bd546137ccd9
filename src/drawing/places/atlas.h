#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/resource_files.h"
#include "drawing/places/place.h"

namespace drawing::places {

// All places. Each is read when it is first asked for. Thread-safe.
class Atlas {
 public:
  using Files = base::ResourceFiles;

  // The files that the executable carries.
  static const Atlas& embedded();
  // The same, but what lies in `folder` (*.toml) takes its place or is added. Reads all of them. Throws
  // base::AppError where the folder cannot be read or a file is not right.
  static Atlas with_folder(const std::string& folder);

  explicit Atlas(const Files& files);
  Atlas(Atlas&& other) noexcept;
  ~Atlas();

  // nullptr for an unknown id. Pointers live as long as the atlas. Throws base::AppError where the file is
  // not right.
  const Place* find(std::string_view id) const;
  // For a motif that lives in no place we know.
  const Place& neutral() const;
  // What surrounds large letters.
  const Place& letters() const;
  // All that words lead to, sorted by file name.
  std::vector<const Place*> places() const;

 private:
  struct Entry;
  const Place* read(std::string_view stem) const;

  std::map<std::string, std::unique_ptr<Entry>, std::less<>> entries_;  // by file name without ".toml"
};

}  // namespace drawing::places
