#pragma once

#include <string>
#include <vector>

namespace books::telling {

// The sentence of a book's page such that it can be read alone. After "Der Fuchs trifft einen Hasen":
// "Sie spielen" is "Der Fuchs und der Hase spielen". After "Pirat Jonas segelt":
// "Jonas gräbt" is "Pirat Jonas gräbt". `before` are the sentences of the pages before it, read alone
// likewise. A sentence that speaks of nobody before it stays as it is. Thread-safe.
std::string stand_alone(const std::string& sentence, const std::vector<std::string>& before);

// The same for all sentences of a book, in order.
std::vector<std::string> stand_alone(const std::vector<std::string>& sentences);

}  // namespace books::telling
