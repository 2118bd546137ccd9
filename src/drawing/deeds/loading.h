#pragma once

#include <cstddef>
#include <vector>

#include "drawing/cast/library.h"
#include "drawing/deeds/company.h"
#include "drawing/deeds/tableau.h"
#include "drawing/deeds/task.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// Whether things can be in or on it so that they are seen: above its rim, through its glass, on a plate.
bool is_container(const Player& player);

// As many as can be told apart in a pile.
inline constexpr std::size_t most_loaded = 12;

// What lies in a container.
struct Load {
  Player player;        // a thing
  int count = 1;        // at least 1
  bool counted = true;  // "drei Äpfel"; not sand, nor fruit
};

// What lies in the container, as castings that refer to it by its part's name: a heap as wide as it, or a
// pile of as many as there are, up to most_loaded, each as large as the container allows.
std::vector<Casting> loads_of(const Casting& container, const std::vector<Load>& loads);

// What lies in a container, and its indices in the wish.
struct Contents {
  std::vector<Load> loads;
  std::vector<int> wished;
};

// What is said to lie in or on the container, an index of the wish, and nobody has taken. Nobody who lives is
// in it.
Contents contents_of(int container, const Wish& wish, const cast::Library& library, Company& company);

// "Fünf Äpfel liegen im Korb": lying there is all that they do, and a container in which they are seen shows
// it.
bool lies_in_container(const Task& task, const Wish& wish, const cast::Library& library);

}  // namespace drawing::deeds
