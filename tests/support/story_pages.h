#pragma once

#include <string>
#include <vector>

#include "books/story/story.h"
#include "drawing/language/parser.h"

namespace books::story {

// What a story knows of pages with these sentences.
inline std::vector<StoryPage> pages_of(const std::vector<std::string>& sentences) {
  std::vector<StoryPage> pages;
  for (const std::string& sentence : sentences) {
    pages.push_back(story_page(drawing::language::read_wish(sentence)));
  }
  return pages;
}

}  // namespace books::story
