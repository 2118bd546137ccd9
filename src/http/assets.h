#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/embedded.h"
#include "http/message.h"

namespace http {

// The files of the compiled web app, which the executable carries: answered from memory in the form that was
// compressed at build time, with a strong ETag. Names under assets/ carry a hash of their content and are
// immutable.
class Assets {
 public:
  // The table must be sorted by name and outlive this. `base_path` ("/malbuch", or empty) is written into
  // index.html, whose addresses begin with a slash; all other files name each other from where they lie.
  explicit Assets(std::span<const base::Embedded> files, std::string_view base_path = {});
  Assets(const Assets&) = delete;
  Assets& operator=(const Assets&) = delete;

  // The file of a raw path such as "/assets/app-1a2b.js"; nullptr where there is none.
  const base::Embedded* find(std::string_view path) const;
  // index.html, which answers every path that is the app's to route; nullptr in a build without the app.
  const base::Embedded* index() const { return index_; }

  // Answers GET or HEAD with a file: 200, or 304 where the client has it.
  void answer(const base::Embedded& file, const Request& request, Response& response) const;

 private:
  // Made once, because the same few answers go out all the time.
  struct Prepared {
    std::string media_type;
    std::string cache_control;
  };

  std::span<const base::Embedded> files_;
  // index.html of a base path, which nobody has compressed.
  std::string based_page_;
  std::string based_tag_;
  base::Embedded based_index_{};
  const base::Embedded* index_;
  std::unordered_map<const base::Embedded*, Prepared> prepared_;
};

// The compiled web app. Defined by the CMake target buntstift_assets, which only the executable links.
std::span<const base::Embedded> embedded_assets();

// The media type of a file name, for example "text/javascript; charset=utf-8".
std::string_view media_type_of(std::string_view name);

// Whether an If-None-Match value names the entity tag (weak comparison, RFC 9110 13.1.2).
bool matches_any(std::string_view if_none_match, std::string_view entity_tag);

}  // namespace http
