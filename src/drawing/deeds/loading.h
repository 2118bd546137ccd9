#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "drawing/cast/library.h"
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

// What lies in the container, as castings that refer to it by its part's name: a heap as wide as it, or a pile
// of as many as there are, up to most_loaded, each as large as the container allows.
std::vector<Casting> loads_of(const Casting& container, const std::vector<Load>& loads);

// Index of what lies in or on the container, as the relation says; nothing for whoever lives or where it says
// something else.
std::optional<int> load_of(const Relation& relation, int container, const Wish& wish,
                           const cast::Library& library);

// "Fünf Äpfel liegen im Korb": lying there is all that they do, and a container in which they are seen shows
// it.
bool lies_in_container(const Task& task, const Wish& wish, const cast::Library& library);

}  // namespace drawing::deeds
