#include "http/router.h"

#include <array>
#include <map>
#include <stdexcept>
#include <utility>

#include "http/percent.h"

namespace http {
namespace {

constexpr std::array<std::pair<Method, std::string_view>, 5> method_names{{
    {Method::get, "GET"},
    {Method::post, "POST"},
    {Method::put, "PUT"},
    {Method::patch, "PATCH"},
    {Method::del, "DELETE"},
}};

// Deeper paths match nothing, so that a hostile one costs no more than this many steps.
constexpr std::size_t max_segments = 32;

std::optional<Method> method_of(std::string_view name) {
  if (name == "HEAD") return Method::get;
  for (const auto& [method, text] : method_names)
    if (text == name) return method;
  return std::nullopt;
}

// "/a/b" -> a, b; "/" -> nothing. Other empty segments stay, so that "/a//b" and "/a/" match nothing by
// accident.
std::vector<std::string_view> path_segments(std::string_view path) {
  std::vector<std::string_view> segments;
  if (path == "/") return segments;
  while (!path.empty() && segments.size() <= max_segments) {
    path.remove_prefix(1);  // the slash
    const std::size_t slash = std::min(path.find('/'), path.size());
    segments.push_back(path.substr(0, slash));
    path.remove_prefix(slash);
  }
  return segments;
}

}  // namespace

struct Router::Node {
  std::map<std::string, std::unique_ptr<Node>, std::less<>> literals;
  std::unique_ptr<Node> parameter;
  // By method, because two methods of one path may name its parameters differently.
  struct Entry {
    Route route;
    std::vector<std::string> parameter_names;
  };
  std::map<Method, Entry> entries;

  // Literal first, then the parameter; at most 2^parameters steps, and patterns have few.
  const Node* walk(const std::vector<std::string>& segments, std::size_t at,
                   std::vector<std::string>& values) const {
    if (at == segments.size()) return entries.empty() ? nullptr : this;
    if (const auto found = literals.find(segments[at]); found != literals.end())
      if (const Node* end = found->second->walk(segments, at + 1, values)) return end;
    if (!parameter || segments[at].empty()) return nullptr;
    values.push_back(segments[at]);
    if (const Node* end = parameter->walk(segments, at + 1, values)) return end;
    values.pop_back();
    return nullptr;
  }
};

Router::Router() : root_(std::make_unique<Node>()) {}
Router::~Router() = default;
Router::Router(Router&&) noexcept = default;
Router& Router::operator=(Router&&) noexcept = default;

void Router::add(Route route) {
  const std::string pattern(route.pattern);
  if (pattern.empty() || pattern.front() != '/')
    throw std::logic_error("a pattern starts with a slash: " + pattern);
  if (!route.handler) throw std::logic_error("a route without a handler: " + pattern);
  Node* node = root_.get();
  std::vector<std::string> names;
  for (const std::string_view segment : path_segments(pattern)) {
    const bool is_parameter = !segment.empty() && segment.front() == ':';
    if (segment.empty() || segment == ":")
      throw std::logic_error("a pattern with an empty segment: " + pattern);
    auto& next = is_parameter ? node->parameter : node->literals[std::string(segment)];
    if (is_parameter) names.emplace_back(segment.substr(1));
    if (!next) next = std::make_unique<Node>();
    node = next.get();
  }
  const Method method = route.method;
  if (!node->entries.emplace(method, Node::Entry{std::move(route), std::move(names)}).second)
    throw std::logic_error("two routes for one call: " + pattern);
}

void Router::add(std::vector<Route> routes) {
  for (Route& route : routes) add(std::move(route));
}

Router::Match Router::find(std::string_view method, std::string_view path) const {
  Match match;
  if (path.empty() || path.front() != '/') return match;
  std::vector<std::string> segments;
  for (const std::string_view raw : path_segments(path)) {
    auto decoded = decode_segment(raw);
    if (!decoded) return match;
    segments.push_back(std::move(*decoded));
  }
  std::vector<std::string> values;
  if (segments.size() > max_segments) return match;
  const Node* node = root_->walk(segments, 0, values);
  if (!node) return match;

  for (const auto& [known, name] : method_names) {
    if (!node->entries.contains(known)) continue;
    if (!match.allow.empty()) match.allow += ", ";
    match.allow += name;
    if (known == Method::get) match.allow += ", HEAD";
  }
  const auto wanted = method_of(method);
  const auto found = wanted ? node->entries.find(*wanted) : node->entries.end();
  if (found == node->entries.end()) return match;
  match.route = &found->second.route;
  for (std::size_t i = 0; i < values.size(); ++i)
    match.parameters[found->second.parameter_names[i]] = std::move(values[i]);
  return match;
}

}  // namespace http
