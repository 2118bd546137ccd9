#pragma once

#include <string>
#include <vector>

#include "books/german/mention.h"
#include "books/story/page_facts.h"
#include "books/telling/past_sentence.h"

namespace books::story {

// The sentence with "er" for its doers: "Er packte ein Geschenk aus", "Am Abend schlief er". As it is where
// the doers are not all that stands before the verb, nor right behind it. `after` is the page before; the
// pronoun must not be somebody else there.
telling::PastSentence with_pronoun(telling::PastSentence sentence, const PageFacts& page,
                                   const PageFacts& before);

// "schauten sich alle den Sonnenuntergang an" for "schauten alle den Sonnenuntergang an"; as it is where
// somebody is looked at.
telling::PastSentence with_own_eyes(telling::PastSentence sentence, const PageFacts& page);

// Whether "er" for the doers may be somebody else on that page as well.
bool is_ambiguous(const PageFacts& page);

// Whether the beginning of a sentence names nobody and nothing but the page's doers: "Der kleine Ritter".
bool is_named_alone(const std::string& front, const PageFacts& page);

// The sentence with a pronoun for whom alone something is done to, and who did something on the page before:
// "Ein Polizist half ihr".
telling::PastSentence with_object_pronoun(telling::PastSentence sentence, const PageFacts& page,
                                          const PageFacts& before);

// "Ein Papagei saß auf Rotbarts Schulter" for "auf seiner Schulter" of somebody who did something on the page
// before, where the sentence has nobody else whose it may be. As it is elsewhere.
telling::PastSentence with_owner(telling::PastSentence sentence, const PageFacts& page,
                                 const PageFacts& before);

// The sentence with "sie" or "wir" for a phrase that only reading a page alone has put there
// (telling::stand_alone): "die drei Kinder", "die Jungen", and "mein Bruder und ich" again. `before` are the
// sentences of the pages before. As it is where somebody typed such a phrase.
telling::PastSentence with_pronoun_of_several(telling::PastSentence sentence,
                                              const std::vector<std::string>& before);

// "Es war einmal eine Prinzessin, die hieß Rosalie." of a first sentence that begins with one of a fairy
// tale; empty for other beginnings, and for who is spoken of as more than that: "die Prinzessin im Turm".
std::string once_upon_a_time(const telling::PastSentence& sentence, const PageFacts& page);

}  // namespace books::story
