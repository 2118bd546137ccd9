#pragma once

#include <string>
#include <vector>

#include "base/clock.h"
#include "books/qr_squares.h"
#include "books/sheet.h"

namespace books {

// What stands on the card that a child signs in with.
struct LoginCard {
  std::string class_name;
  std::string name;
  std::string login;
  std::string password;
};

// Cards to be printed together.
struct LoginCards {
  std::string product_name;
  std::string address;        // "https://malbuch.example", as people type it
  std::string login_address;  // of the page to sign in on, without a query
  base::Time created_at;
  std::vector<LoginCard> cards;
};

// What the QR code of a card says: the page to sign in on with the login name behind "#". What stands there
// never leaves the browser, so that no server and no proxy writes a child's name into its log. The password
// is not in it: the browser's history on a shared tablet would keep it for the next child.
std::string login_link(const LoginCards& cards, const LoginCard& card);

// A4 sheets of ten cards each, with lines to cut along. `codes` has the QR code of each card.
std::vector<Sheet> lay_out_login_cards(const LoginCards& cards, const std::vector<QrSquares>& codes,
                                       const TextMeasure& measure);

}  // namespace books
