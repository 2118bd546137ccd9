#pragma once

#include <optional>
#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/block.h"
#include "drawing/layout/rows.h"
#include "drawing/page/stage.h"

// What stands behind all others and has the page's width to itself.
namespace drawing::layout {

// The first rainbow outdoors, as an index into `blocks`, if it has somebody to stand over.
std::optional<int> find_arch(const std::vector<Block>& blocks, const std::vector<cast::Actor>& cast,
                             cast::Medium medium);

// The buildings, mountains and trees on land that stand there on their own while others live before them or
// fly around them: at most three, side by side, as large as the page allows. Lengths are millimetres of the
// page; blocks are indexes into those that it is made from, which outlive it.
class Backdrop {
 public:
  // Where a block is put: the middle of its foot, and its size.
  struct Standing {
    int block = 0;
    geometry::Point foot;
    double size = 1;
  };

  Backdrop() = default;
  Backdrop(const std::vector<Block>& blocks, const std::vector<cast::Actor>& cast, cast::Medium medium,
           const page::Stage& stage);

  bool empty() const { return standing_.empty(); }
  bool has(int block) const;

  // Takes its part of the page. `alone`: nobody else is on the ground; `has_sky`: sun or moon are asked for.
  void make_room(bool alone, bool has_sky);
  // y of its foot where nobody stands farther back, and of the lower end of what those who fly have.
  double foot() const { return area_.bottom; }
  double air_bottom() const;

  // Makes those who stand before it lower than it is.
  void keep_lower(Plan& plan) const;
  // Makes those who fly around it smaller than its towers, but for what is large, as a dragon.
  void keep_small(Plan& plan) const;

  // Where its blocks are, behind those whose farthest foot is at `others_foot`. `side`: 1 or -1, to which the
  // others lean.
  std::vector<Standing> places(double others_foot, double side) const;

 private:
  const Block& block(int index) const { return (*blocks_)[static_cast<std::size_t>(index)]; }
  const cast::Actor& actor(const Part& part) const { return (*cast_)[static_cast<std::size_t>(part.actor)]; }
  double size(double foot) const;

  const std::vector<Block>* blocks_ = nullptr;
  const std::vector<cast::Actor>* cast_ = nullptr;
  const page::Stage* stage_ = nullptr;
  std::vector<int> standing_;
  double width_ = 0, height_ = 0;  // at size 1: of all of them together, and of the highest
  geometry::Rect area_;
};

}  // namespace drawing::layout
