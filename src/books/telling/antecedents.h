#pragma once

#include <string>
#include <vector>

#include "drawing/model/wish.h"

namespace books::telling {

// The sentence of a book's page such that it can be read alone. After "Der Fuchs trifft einen Hasen":
// "Sie spielen" is "Der Fuchs und der Hase spielen". After "Pirat Jonas segelt":
// "Jonas gräbt" is "Pirat Jonas gräbt". `before` are the sentences of the pages before it, read alone
// likewise. A sentence that speaks of nobody before it stays as it is. Thread-safe.
std::string stand_alone(const std::string& sentence, const std::vector<std::string>& before);

// Whether it lives, as nouns go.
bool is_being(const drawing::WishedMotif& motif);

// What it is called: its first names, else its noun: "Lena" and "Tom" of two children, "Fuchs" of a fox.
std::vector<std::string> names_of(const drawing::WishedMotif& motif);

// The sentence in which somebody who is known has the name alone: with "Hund" and "Rocky" "Der Hund Rocky
// bellt" is "Rocky bellt". "Ein Hund Rocky" is not known yet, and stays.
std::string by_name(const std::string& sentence, const std::string& noun, const std::string& name);

// Whether a sentence speaks of somebody as of one who is new: "ein kleiner Hase". Thread-safe.
bool brings_in(const std::string& sentence, const std::string& noun);

// Whether somebody comes in as new who is called as somebody on a page before: "Eine Prinzessin" again is
// another one. Thread-safe.
bool brings_in_another(const drawing::Wish& wish, const std::vector<drawing::Wish>& before);

// Whether somebody lives on both pages, by the same noun or name. Thread-safe.
bool shares_somebody(const drawing::Wish& one, const drawing::Wish& other);

// Whether somebody comes, along or to others: "Eine Maus kommt vorbei". Thread-safe.
bool somebody_comes(const drawing::Wish& wish);

// Whether a page goes on from those before it: somebody is there again, or comes to them, or is spoken of as
// known ("Der Wolf", "Ihr Bruder", "Mama"). Wishes are what the sentences say. Thread-safe.
bool goes_on(const drawing::Wish& wish, const std::vector<drawing::Wish>& before);

// The sentence without the words of a place at its end, as set_at() puts them there. As it is without them.
std::string without_place(const std::string& sentence, const std::string& place);

// The sentence with a place (an id of the drawing) in it: "Der Hund gräbt" with "garten" is "Der Hund gräbt
// im Garten". As it is where the place has no words, where a comma leaves open to what they would belong, or
// where it would be read otherwise than before but for the place. Thread-safe.
std::string set_at(const std::string& sentence, const std::string& place);

}  // namespace books::telling
