#pragma once

#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/board.h"

namespace drawing::layout {

// What there is to know of a cast that was drawn.
struct Appearance {
  std::vector<cast::Ensemble::Contact> contacts;  // gaps in millimetres
  // The members of each ensemble, by their numbers on the board and with their limbs on the page.
  std::vector<std::vector<cast::Ensemble::Member>> ensembles;
};

// Draws everybody where the layout puts them, with the faces of their moods.
Appearance put_cast(page::Board& board, const std::vector<cast::Actor>& cast, const Layout& layout);

}  // namespace drawing::layout
