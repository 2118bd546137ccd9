#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/deeds/tableau.h"
#include "drawing/deeds/task.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// Who is on the stage already.
struct Group {
  std::size_t first = 0;  // the first of its members in the cast
  cast::Actor actor;
  std::vector<Casting> castings;      // none for who keeps its own drawing
  std::string chance;                 // what its looks are drawn by
  std::optional<std::size_t> deed{};  // whose tableau it is
  bool joined = false;                // its ensemble is still that of fewer: GroupJoiner::finish
};

// Whether somebody of the group is to do the deed.
bool does(const Group& group, const Task& task);

// "repariert das Auto und hält einen Schraubenschlüssel": whether who does the deed of having something has
// it in a hand already, or another deed shows this one as well: "ist krank und liegt im Bett", and
// "sitzt am Klavier und spielt", "steht am Herd und rührt".
bool has_already(const std::vector<Group>& groups, const Task& task, const Wish& wish, const PlanBook& plans);

// Makes one tableau of several. What it is given must outlive it.
class GroupJoiner {
 public:
  // `upright`: the page is higher than wide. `together`: a wished motif to who leads its tableau.
  GroupJoiner(const Wish& wish, bool upright, const base::Random& random, std::map<int, int>& together)
      : wish_(wish), upright_(upright), random_(random), together_(together) {}

  // Those of one deed stand side by side at what stands there for it once.
  void make_rows(std::vector<Group>& groups);
  // "Der Junge saugt, und die Schwester putzt das Fenster": several deeds are one picture.
  void make_neighbours(std::vector<Group>& groups);
  // Makes the ensembles of those that were joined, once for all who came. What is too wide for an upright
  // page stands there in two rows.
  void finish(std::vector<Group>& groups) const;

 private:
  void enlarge(Group& row, std::vector<Casting> all, const Group& joined);
  bool may_fold(const Group& group) const;

  const Wish& wish_;
  bool upright_;
  const base::Random& random_;
  std::map<int, int>& together_;
};

}  // namespace drawing::deeds
