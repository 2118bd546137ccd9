#pragma once

#include <vector>

#include "books/story/story.h"

namespace books::story {

// Who tells a book's sentences.
enum class Teller { nobody, me, us };

// "Wir gehen in den Zoo", "Unsere Klasse singt" on half of the pages, or on the first one and once more; else
// "Ich", if a page besides speaks of me or mine. `pages` is not empty. Thread-safe.
Teller teller_of(const std::vector<StoryPage>& pages);

// Whether the pages are seasons or feasts of the year, which nobody tells as one story, and not what somebody
// with a name does in them. Thread-safe.
bool goes_through_the_year(const std::vector<StoryPage>& pages);

// Whether a page has somebody's speech between quotation marks. Thread-safe.
bool quotes_somebody(const StoryPage& page);

// Whether the sentences tell one story: at least half of the pages go on from those before them, with
// somebody who was there, with a pronoun, a word of time ("Plötzlich") or somebody's speech. Thread-safe.
bool is_connected(const std::vector<StoryPage>& pages);

}  // namespace books::story
