#include "http/assets.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/fingerprint.h"
#include "http/accept_encoding.h"

namespace http {
namespace {

constexpr std::pair<std::string_view, std::string_view> media_types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json; charset=utf-8"},
    {".map", "application/json; charset=utf-8"},
    {".webmanifest", "application/manifest+json; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".jpeg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".ttf", "font/ttf"},
    {".pdf", "application/pdf"},
    {".txt", "text/plain; charset=utf-8"},
    {".xml", "application/xml; charset=utf-8"},
};

std::string_view cache_control_of(std::string_view name) {
  if (name.starts_with("assets/")) return "public, max-age=31536000, immutable";
  // What names the other files: an old one would ask for files that are gone.
  if (name.ends_with(".html") || name == "sw.js") return "no-cache";
  return "public, max-age=3600";
}

// The page with the base path before each address of its attributes.
std::string page_below(std::string_view page, std::string_view base_path) {
  constexpr std::string_view address_begin = "=\"/";
  std::string out;
  while (true) {
    const std::size_t at = page.find(address_begin);
    if (at == std::string_view::npos) return out.append(page);
    out.append(page.substr(0, at + address_begin.size() - 1)).append(base_path);
    page.remove_prefix(at + address_begin.size() - 1);
  }
}

}  // namespace

std::string_view media_type_of(std::string_view name) {
  for (const auto& [suffix, type] : media_types)
    if (name.ends_with(suffix)) return type;
  return "application/octet-stream";
}

bool matches_any(std::string_view list, std::string_view entity_tag) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view element = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    const auto first = element.find_first_not_of(" \t");
    if (first == std::string_view::npos) continue;
    element = element.substr(first, element.find_last_not_of(" \t") - first + 1);
    if (element.starts_with("W/")) element.remove_prefix(2);
    if (element == entity_tag || element == "*") return true;
  }
  return false;
}

Assets::Assets(std::span<const base::Embedded> files, std::string_view base_path)
    : files_(files), index_(base::find_embedded(files, "index.html")) {
  if (index_ && !base_path.empty()) {
    based_page_ = page_below(base::contents(*index_), base_path);
    based_tag_ = base::fingerprint(based_page_);
    based_index_ = {index_->name, based_page_, {}, {}, based_tag_};
    index_ = &based_index_;
    prepared_.emplace(index_, Prepared{std::string(media_type_of(index_->name)),
                                       std::string(cache_control_of(index_->name))});
  }
  for (const base::Embedded& file : files)
    prepared_.emplace(
        &file, Prepared{std::string(media_type_of(file.name)), std::string(cache_control_of(file.name))});
}

const base::Embedded* Assets::find(std::string_view path) const {
  if (path.empty() || path.front() != '/') return nullptr;
  if (path == "/index.html") return index_;
  return base::find_embedded(files_, path.substr(1));
}

void Assets::answer(const base::Embedded& file, const Request& request, Response& response) const {
  const Prepared& prepared = prepared_.at(&file);
  const bool has_forms = !file.gzip.empty() || !file.brotli.empty();
  const Encoding encoding =
      has_forms && request.has_header("Accept-Encoding")
          ? choose_encoding(request.header("Accept-Encoding"), !file.gzip.empty(), !file.brotli.empty())
          : Encoding::identity;

  // Each form has its own tag, or a cache could hand one to a client that asked for another.
  std::string tag = "\"";
  tag.append(file.etag);
  std::string_view body;
  if (encoding == Encoding::brotli) {
    tag += "-br";
    body = file.brotli;
    response.add_header("Content-Encoding", "br");
  } else if (encoding == Encoding::gzip) {
    tag += "-gz";
    body = file.gzip;
    response.add_header("Content-Encoding", "gzip");
  } else {
    body = base::contents(file);
  }
  tag += '"';
  response.add_header("Cache-Control", prepared.cache_control);
  if (has_forms) response.add_header("Vary", "Accept-Encoding");
  const bool is_known = matches_any(request.header("If-None-Match"), tag);
  response.add_header("ETag", std::move(tag));
  if (is_known) {
    response.headers.erase("Content-Encoding");
    response.status = 304;
    return;
  }
  response.status = 200;
  response.set_body(body, prepared.media_type);
}

}  // namespace http
