#pragma once

#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "base/clock.h"

namespace app {

// Something that users can reach, as they read it.
struct Achievement {
  std::string id;
  std::string title;
  std::string description;
};

// All of them, in the order in which they are usually reached.
const std::vector<Achievement>& all_achievements();

// Grant what a user has reached with the picture or book that the same transaction has just counted. Never
// taken away again.
void grant_for_picture(ports::Stores& stores, const std::string& user_id, base::Time now);
void grant_for_book(ports::Stores& stores, const std::string& user_id, int pages, base::Time now);

}  // namespace app
