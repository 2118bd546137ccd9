#pragma once

#include <vector>

namespace drawing::layout {

// A row of blocks at size 1: x of each block's middle and the common foot.
struct Row {
  std::vector<int> blocks;
  double width = 0;
  double height = 0;  // of its highest block
  double lowest = 0;  // of its lowest block
  double foot = 0;
};

// Blocks in rows, back row first, at the largest size at which they fit.
struct Plan {
  std::vector<Row> rows;
  double size = 0;
  double height = 0;
  double width = 0;  // of two rows that stand side by side, the one behind a step farther; 0 for others
};

// Sets how far down each row stands, and the plan's height, where each covers the share `lap` of the height
// of the lowest block behind it.
void stand_rows(Plan& plan, double lap);

// Stands two rows of one block each side by side, the one behind a step up the page and partly covered by the
// other, as large as they fit into that width and height.
void stand_abreast(Plan& plan, double width, double height);

// The ways to stand `count` blocks (at least one) in rows that are worth trying, each as the number of blocks
// by row, back row first: all for a few, for a crowd rows of about the same length.
std::vector<std::vector<int>> row_choices(int count);

}  // namespace drawing::layout
