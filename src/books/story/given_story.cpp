#include "books/story/given_story.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/utf8.h"

namespace books::story {
namespace {

constexpr std::size_t characters_per_line = 50;

// Calls `take` with each line, without white space at its ends.
template <class Take>
void for_each_line(std::string_view text, Take take) {
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    take(base::trim(text.substr(from, to - from)));
    from = to + 1;
  }
}

std::vector<std::string> paragraphs_of(std::string_view text) {
  std::vector<std::string> paragraphs(1);
  for_each_line(text, [&](std::string_view line) {
    if (!line.empty()) {
      paragraphs.back().append(paragraphs.back().empty() ? "" : "\n").append(line);
    } else if (!paragraphs.back().empty()) {
      paragraphs.emplace_back();
    }
  });
  if (paragraphs.back().empty()) paragraphs.pop_back();
  return paragraphs;
}

}  // namespace

Story deal_story(std::string title, std::string_view text, std::size_t pages) {
  const std::vector<std::string> paragraphs = paragraphs_of(text);
  Story story{std::move(title), std::vector<std::string>(pages)};
  const std::size_t count = paragraphs.size();
  for (std::size_t i = 0; i < count; ++i) {
    std::string& page = story.pages[count <= pages ? i : i * pages / count];
    page.append(page.empty() ? "" : "\n").append(paragraphs[i]);
  }
  return story;
}

std::optional<std::size_t> page_too_long(const Story& story) {
  for (std::size_t i = 0; i < story.pages.size(); ++i) {
    std::size_t lines = 0;
    for_each_line(story.pages[i], [&](std::string_view line) {
      const std::size_t characters = base::count_code_points(line);
      lines += std::max<std::size_t>(1, (characters + characters_per_line - 1) / characters_per_line);
    });
    if (base::count_code_points(story.pages[i]) > max_page_characters || lines > max_page_lines) return i + 1;
  }
  return std::nullopt;
}

}  // namespace books::story
