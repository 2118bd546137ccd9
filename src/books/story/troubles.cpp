#include "books/story/troubles.h"

#include <algorithm>
#include <string>

#include "books/telling/sentence_words.h"

namespace books::story {

std::vector<TroubleOnPage> troubles_of(const std::vector<PageFacts>& pages, const RetoldTexts& texts) {
  std::vector<TroubleOnPage> all(pages.size());
  // Nobody is well again before the page on which the doctor comes.
  const auto heals_later = [&](std::size_t page, const TroubleTexts& trouble) {
    return std::any_of(pages.begin() + static_cast<std::ptrdiff_t>(page), pages.end(),
                       [&](const PageFacts& later) { return later.says_any(trouble.heals); });
  };
  const TroubleTexts* open = nullptr;
  std::size_t since = 0;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    TroubleOnPage& page = all[i];
    for (const TroubleTexts& trouble : texts.troubles()) {
      if (page.told == nullptr && pages[i].says_any(trouble.words) && !pages[i].says_any(trouble.heals))
        page.told = &trouble;
    }
    if (open != nullptr) {
      page.since = since;
      // Whoever was lost sits there: found.
      const bool back = open->name == "lost" && page.told == nullptr && i + 1 < pages.size() &&
                        !pages[since].is_of_group() &&
                        pages[i].is("tat:sitzen,liegen,stehen,schlafen,stecken,hängen,hocken,kommen", {}) &&
                        telling::have_in_common(pages[i].beings_of_doers(), pages[since].beings_of_doers());
      // A fright is over for who does the next thing, and not a few pages later.
      constexpr std::size_t brief_turn = 2;
      const bool in_time = !open->is_brief || (i - since <= brief_turn &&
                                               telling::have_in_common(pages[i].beings_of_doers(),
                                                                       pages[since].beings_of_doers()));
      const bool able = open->turns_at.empty() ||
                        std::any_of(open->turns_at.begin(), open->turns_at.end(),
                                    [&](const std::string& deed) { return pages[i].is("tat:" + deed, {}); });
      if (pages[i].says_any(open->heals) || back)
        page.healed = open;
      else if (page.told == nullptr && !pages[i].quotes() && !open->turns.empty() && !heals_later(i, *open) &&
               in_time && able && telling::have_in_common(pages[i].beings(), pages[since].beings()))
        page.turned = open;
      if (page.healed != nullptr || page.turned != nullptr) open = nullptr;
    }
    if (page.told != nullptr && open == nullptr) open = page.told, since = i;
  }
  constexpr std::size_t brief_pages = 2;
  // A hare that ran away in the middle was nobody's.
  const std::vector<std::string>& struck = pages[since].beings();
  const bool matters = since == 0 || since + 1 == pages.size() ||
                       telling::have_in_common(struck, pages.front().beings()) ||
                       telling::have_in_common(struck, pages.back().beings());
  if (open != nullptr && matters && !(open->is_brief && since + brief_pages < pages.size())) {
    all.back().rescued = open;
    all.back().since = since;
  }
  return all;
}

}  // namespace books::story
