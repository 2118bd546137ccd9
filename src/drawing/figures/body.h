#pragma once

#include <initializer_list>
#include <optional>
#include <vector>

#include "drawing/figures/look.h"
#include "drawing/figures/part.h"
#include "drawing/figures/posed_figure.h"
#include "drawing/figures/skeleton.h"
#include "geometry/field.h"

namespace drawing::figures {

// What an arm looks like: the hand's frame, its flesh and its sleeve.
struct ArmFields {
  bool near = true;
  Limb limb;
  std::vector<Point> line;
  double hand_angle = 0;
  Point palm;
  bool thumb_up = true;
  HandShape shape = HandShape::rest;
  std::optional<double> held;  // the direction of the handle, if the hand holds something
  geometry::Field skin, sleeve;
  std::vector<std::vector<Point>> finger_lines;
};

// What a leg looks like. `trouser` is empty where there is none.
struct LegFields {
  Limb limb;
  std::vector<Point> line;
  geometry::Field skin, sock, shoe, trouser;
};

// Draws a body without its head, limb by limb, into a canvas.
class Body {
 public:
  Body(Canvas& canvas, const Clothes& clothes, const Pose& pose, const Skeleton& skeleton, const Held& held,
       const Drawn& drawn);

  // In painting order.
  void draw();

  const ArmFields& near_arm() const { return near_arm_; }
  const ArmFields& far_arm() const { return far_arm_; }

 private:
  using Field = geometry::Field;

  ArmFields make_arm(const Limb& limb, const HandAim& aim, bool near, std::optional<double> held) const;
  LegFields make_leg(const Limb& limb, const FootAim& aim) const;
  Field leg_tube(const std::vector<Point>& line, double from, double to, double extra, double flare) const;
  Field shoe_field(const Limb& limb, const FootAim& aim) const;
  Field trunk_field() const;
  Field pelvis_field() const;
  Field skirt_field(double length, double flare) const;
  double trunk_radius(double share) const;

  bool furry() const { return clothes_.top == Top::fur; }
  void draw_shoe(const LegFields& leg, Layer layer);
  void draw_legs(std::initializer_list<const LegFields*> legs, Layer layer, const Field& garment);
  void draw_far_side();
  void draw_lower_half();
  void draw_inseam();
  void draw_upper_half();
  void draw_forearm(const ArmFields& arm, Layer layer, Layer grip);
  void draw_raised_forearm();
  void draw_separate_arm(const ArmFields& arm, Layer layer, Layer grip);
  void draw_arm_outline(const ArmFields& arm);
  void decorate();
  void draw_stripes(const std::vector<double>& from_to);
  void draw_dots();
  void draw_badge();
  void draw_buttons();
  void draw_dungarees();
  void draw_apron();
  void draw_belly();
  void draw_collar();
  // What is seen of the shirt beside the arms.
  Field free_of_arms(Field field) const;
  // Draws a mark unless the arms hide more of it than it can bear.
  void mark(PartName name, const Field& field, double share);
  // A point of the trunk's front: along the spine, and to the sides in units.
  Point chest(double share, double side = 0) const;

  Canvas& canvas_;
  const Clothes& clothes_;
  const Pose& pose_;
  const Skeleton& s_;
  double cell_;
  double strip_;  // what is narrower becomes part of its neighbour
  ArmFields near_arm_, far_arm_;
  LegFields near_leg_, far_leg_;
  Field lower_;  // trousers, or what the skirt hides
  Field trunk_;  // the garment without its sleeves
  Field shirt_;
};

}  // namespace drawing::figures
