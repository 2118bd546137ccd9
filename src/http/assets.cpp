#include "http/assets.h"

#include <algorithm>
#include <array>
#include <utility>

#include <httplib.h>

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
  if (name.ends_with(".html")) return "no-cache";
  return "public, max-age=3600";
}

// Sends bytes that live as long as the process without copying them.
void set_static_body(httplib::Response& response, std::string_view bytes, const std::string& media_type) {
  if (bytes.empty()) {
    response.set_header("Content-Type", media_type);
    return;
  }
  response.set_content_provider(bytes.size(), media_type,
                                [bytes](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
                                  return sink.write(bytes.data() + offset, length);
                                });
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

Assets::Assets(std::span<const base::Embedded> files)
    : files_(files), index_(base::find_embedded(files, "index.html")) {
  for (const base::Embedded& file : files)
    prepared_.emplace(
        &file, Prepared{std::string(media_type_of(file.name)), std::string(cache_control_of(file.name))});
}

const base::Embedded* Assets::find(std::string_view path) const {
  if (path.empty() || path.front() != '/') return nullptr;
  return base::find_embedded(files_, path.substr(1));
}

void Assets::answer(const base::Embedded& file, const httplib::Request& request,
                    httplib::Response& response) const {
  const Prepared& prepared = prepared_.at(&file);
  const bool has_forms = !file.gzip.empty() || !file.brotli.empty();
  const auto accepted = request.headers.find("Accept-Encoding");
  const Encoding encoding = has_forms && accepted != request.headers.end()
                                ? choose_encoding(accepted->second, !file.gzip.empty(), !file.brotli.empty())
                                : Encoding::identity;

  // Each form has its own tag, or a cache could hand one to a client that asked for another.
  std::string tag = "\"";
  tag.append(file.etag);
  std::string_view body = file.data;
  if (encoding == Encoding::brotli) {
    tag += "-br";
    body = file.brotli;
    response.headers.emplace("Content-Encoding", "br");
  } else if (encoding == Encoding::gzip) {
    tag += "-gz";
    body = file.gzip;
    response.headers.emplace("Content-Encoding", "gzip");
  }
  tag += '"';
  response.headers.emplace("Cache-Control", prepared.cache_control);
  if (has_forms) response.headers.emplace("Vary", "Accept-Encoding");
  const auto known = request.headers.find("If-None-Match");
  const bool is_known = known != request.headers.end() && matches_any(known->second, tag);
  response.headers.emplace("ETag", std::move(tag));
  if (is_known) {
    response.headers.erase("Content-Encoding");
    response.status = 304;
    return;
  }
  response.status = 200;
  set_static_body(response, body, prepared.media_type);
}

}  // namespace http
