#pragma once

#include <cstddef>
#include <vector>

#include "books/story/page_facts.h"
#include "books/story/retold_texts.h"

namespace books::story {

// What a page has to do with something bad in its book. Pointers are into RetoldTexts.
struct TroubleOnPage {
  const TroubleTexts* told = nullptr;     // it tells it
  const TroubleTexts* healed = nullptr;   // its own sentence makes it good: "Der Feuerwehrmann löscht"
  const TroubleTexts* turned = nullptr;   // it was made good before: the hurt unicorn is ridden
  const TroubleTexts* rescued = nullptr;  // of the last page: nobody has made it good
  std::size_t since = 0;                  // the page that tells what is healed, turned or rescued
};

// What goes wrong on the pages of a book, and where it gets better; one for each page. A trouble ends before
// another one begins.
std::vector<TroubleOnPage> troubles_of(const std::vector<PageFacts>& pages, const RetoldTexts& texts);

}  // namespace books::story
