#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "drawing/places/place.h"
#include "drawing/places/set.h"

namespace drawing::places {

// What has been built of a place so far: its set, and the lines that things stand on.
class Scenery {
 public:
  explicit Scenery(Set& set) : set_(set) {}

  Set& set() { return set_; }
  // The line of that name. The reader of the files has made sure that there is one.
  const Ridge& line(const std::string& name) const { return lines_.at(name); }
  const Ridge& ground() const { return line("ground"); }
  // The hill that was laid last.
  const Ridge& last_hill() const { return line(last_hill_); }
  void add_line(const std::string& name, Ridge ridge) { lines_[name] = std::move(ridge); }
  void add_hill(const std::string& name, Ridge ridge) {
    add_line(name, std::move(ridge));
    last_hill_ = name;
  }
  Ridge line(const On& on) const;
  // The y on the page.
  double y(const Top& top) const;
  // From now on the ground begins below whoever is in the water, and behind the feet of all others.
  void divide_shore_and_water();
  // The y on the page at which the ground begins that the place has at `y`; `rise` is how much lower it may
  // be at a side of the page.
  double ground_y(double y, double rise) const {
    return std::max(y + rise > feet_ ? std::min(y, feet_) : y, shore_);
  }

  // Whether somebody is in the water of the place: nothing large stands on the near shore then.
  bool is_swum_in() const { return shore_ > 0; }

  // A road's far and near edge, where there is one.
  struct Road {
    double far_y = 0, near_y = 0;
  };
  std::optional<Road> road;

 private:
  double y(const Edge& edge) const;

  Set& set_;
  std::map<std::string, Ridge> lines_;
  std::string last_hill_;
  double shore_ = 0;   // above it is water
  double feet_ = 1e9;  // below it is land
};

// The depth of a layer.
double depth_of(Layer layer);
// The width of its lines in millimetres.
double pen_of(Layer layer, const Stage& stage);

// Stands, hangs, paints or fills what the row says. False where it found no room (or its chance said no).
bool paint_row(Scenery& scenery, const Row& row);
void paint_rows(Scenery& scenery, const std::vector<Row>& rows);

// Builds the arrangement behind, under and before the asked motifs.
void paint_arrangement(Set& set, const Arrangement& arrangement);
// The arrangement whose turn it is, of those that go with what was asked for.
const Arrangement& arrangement_for(const Set& set, const Place& place, const Overlay* overlay = nullptr);
// The place: invites guests where nobody was asked for, then builds the arrangement whose turn it is. Out of
// doors the overlay, if there is one, gives it another weather or time of the day.
void paint_place(Set& set, const Place& place, const Overlay* overlay = nullptr);

}  // namespace drawing::places
