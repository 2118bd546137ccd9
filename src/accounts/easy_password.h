#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accounts {

// The words that passwords are made of.
const std::vector<std::string_view>& password_words();

// A password that a child can read from a card and type: two words and two digits, "tiger-wolke-47", without
// capitals, umlauts and signs that a tablet hides. `randomness` is at least 128 unguessable bits and decides
// alone. With 316 words and the numbers from 10 to 99 there are 9 million of them (23 bits), of which the
// throttle lets an attacker at one address try about a hundred in a day. That is less than an adult's
// password is asked for, and enough for colouring pages; who gets the database can find such a password out.
std::string easy_password(std::string_view randomness);

}  // namespace accounts
