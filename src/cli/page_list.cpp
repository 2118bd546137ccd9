#include "cli/page_list.h"

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "cli/draw_options.h"

namespace cli {
namespace {

using Json = nlohmann::json;

bool is_file_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

ListedPage read_page(const Json& json) {
  ListedPage page;
  const auto text = [&](const char* key, const std::string& otherwise) { return json.value(key, otherwise); };
  page.name = text("name", "");
  if (!is_file_name(page.name)) throw std::runtime_error("page without a usable name: '" + page.name + "'");
  const auto fail = [&](const std::string& what) {
    throw std::runtime_error("page " + page.name + ": " + what);
  };
  page.prompt = text("prompt", "");
  if (page.prompt.empty()) fail("no prompt");
  for (const auto& [key, value] : json.items()) {
    constexpr std::string_view known[] = {"name",   "prompt", "seed",      "age",
                                          "detail", "paper",  "landscape", "frame"};
    if (std::find(std::begin(known), std::end(known), key) == std::end(known)) fail("unknown key " + key);
  }
  const std::int64_t seed = json.value("seed", std::int64_t{-1});
  if (seed < 0 || seed > 4'294'967'295LL) fail("no seed within 32 bits");
  page.options.seed = static_cast<std::uint32_t>(seed);
  page.options.age = parse_age(text("age", "6-8"), "age");
  page.options.detail = parse_detail(text("detail", "standard"), "detail");
  page.options.paper = parse_paper(text("paper", "a4"), "paper");
  if (json.value("landscape", false)) page.options.orientation = drawing::Orientation::landscape;
  page.options.frame = json.value("frame", false);
  return page;
}

}  // namespace

std::vector<ListedPage> read_page_list(std::string_view text) {
  std::vector<ListedPage> pages;
  try {
    const Json root = Json::parse(text);
    if (!root.is_array()) throw std::runtime_error("the list of pages is no array");
    for (const Json& page : root) pages.push_back(read_page(page));
  } catch (const Json::exception& error) {
    throw std::runtime_error(error.what());
  }
  return pages;
}

}  // namespace cli
