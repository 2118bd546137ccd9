#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/options.h"

namespace cli {

// A page that the build draws for the web app.
struct ListedPage {
  std::string name;  // the file's name without its ending: lower-case letters, digits and hyphens
  std::string prompt;
  drawing::Options options;
};

// Reads resources/pages.json: an array of objects with name, prompt, seed and, as in `buntstift draw --help`,
// age, detail, paper, landscape, frame. Throws std::runtime_error that names the page and what is wrong with
// it; meant for builds, so in English.
std::vector<ListedPage> read_page_list(std::string_view text);

}  // namespace cli
