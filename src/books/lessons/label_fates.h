#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "books/lessons/colouring.h"
#include "books/lessons/region_map.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// How much a child of a level has to do.
struct FieldLimits {
  std::size_t most = 0;          // fields with a number
  std::size_t most_alike = 0;    // of one colour and size in one thing
  std::size_t most_leaders = 0;  // numbers beside their fields
  double small_mm2 = 0;          // what is smaller and belongs visibly to a numbered field needs no number
};

// Which fields of a page have a number. Each thing that was not asked for is numbered as a whole or not at
// all, and so are all things of its name: all pumpkins or none. Of a large one, such as a house, that holds
// for all pieces of a kind: all its windows or none.
class LabelFates {
 public:
  // Refers to all of them. `picture`: null for a bitmap.
  LabelFates(const std::vector<ColourRegion>& regions, const Colouring& colouring,
             const drawing::Picture* picture, const FieldLimits& limits);

  // Whether a region is to have a number if there is room: it has a colour and is no mere piece of what has
  // one, such as a board of a floor or a ray of a sun.
  bool is_wanted(std::size_t region) const { return wanted_[region]; }
  // Whether there may be a number beside it.
  bool may_have_leader(std::size_t region) const;
  // Takes the numbers of what cannot be numbered as a whole, then those of the smallest things until no more
  // than `most` are left. `hopes_for_leaders`: as if each that may have a leader had one, if a thing has few.
  void decide(std::set<std::size_t>& labelled, bool hopes_for_leaders) const;

 private:
  // Pieces of one colour of all things of one name, or what is asked for, each from the largest down.
  struct Kind {
    std::vector<std::size_t> regions;
    bool is_asked = false, is_skin = false, is_large = false, is_ground = false;
  };

  bool is_ground(std::size_t element) const;
  bool is_large_thing(std::size_t element) const;
  void find_wanted();
  bool is_bare(std::size_t region, const std::set<std::size_t>& labelled) const;
  std::string group_of(std::size_t region) const;
  std::vector<Kind> kinds() const;
  std::set<std::size_t> main_pieces() const;
  void thin_out_white(std::set<std::size_t>& labelled) const;
  void free_half_done_things(std::set<std::size_t>& labelled, bool hopes_for_leaders) const;
  void free_half_done_kinds(std::set<std::size_t>& labelled, bool hopes_for_leaders) const;
  void keep_within_limit(std::set<std::size_t>& labelled) const;

  const std::vector<ColourRegion>& regions_;
  const Colouring& colouring_;
  const drawing::Picture* picture_;
  FieldLimits limits_;
  double page_mm2_ = 0;
  std::vector<bool> wanted_;
  std::vector<double> largest_mm2_;  // by element
  std::vector<std::size_t> order_;   // regions from the largest to the smallest
};

}  // namespace books::lessons
