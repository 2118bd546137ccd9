#pragma once

#include <string>
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

// The nouns of a page in lower case, its first word apart where that is none. Thread-safe, as what follows.
std::vector<std::string> nouns_on(const StoryPage& page);

// Whether a page speaks of what was spoken of before in another word: "Feuer", "Feuerwehr"; "Schatzkarte",
// "Schatzkiste". `before` are nouns in lower case.
bool shares_stem(const StoryPage& page, const std::vector<std::string>& before);

// Whether one page goes on from the other in so many words: by who is there again, by pronouns or words of
// time.
bool goes_on_by_words(const std::vector<StoryPage>& pages);

// Whether the sentences tell one story: at least half of the pages go on from those before them, with
// somebody who was there, with a pronoun, a word of time ("Plötzlich") or somebody's speech; or it is a day
// of people whom everybody knows ("Der Bauer", "Anna"), all of whom do something. Thread-safe.
bool is_connected(const std::vector<StoryPage>& pages);

}  // namespace books::story
