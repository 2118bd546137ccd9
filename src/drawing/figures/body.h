#pragma once

#include <initializer_list>
#include <optional>
#include <vector>

#include "drawing/figures/hand.h"
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
  geometry::Field skin, sleeve, glove;
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

  // What hangs at the back, behind all else.
  void draw_back();
  // In painting order. `head` is what the sleeve of an arm before it ends at, `face` what that leaves free;
  // both may be empty.
  void draw(const geometry::Field& head, const geometry::Field& face);

  const ArmFields& near_arm() const { return near_arm_; }
  const ArmFields& far_arm() const { return far_arm_; }

 private:
  using Field = geometry::Field;

  ArmFields make_arm(const Limb& limb, const HandAim& aim, bool near, std::optional<double> held) const;
  template <class Place>
  Field glove_field(const HandDrawing& hand, const Place& place, const std::vector<Point>& wrist) const;
  LegFields make_leg(const Limb& limb, const FootAim& aim) const;
  // Of birds (body_feathers.cpp).
  bool feathered() const;
  void add_feathers(Field& arm, const Limb& limb, const std::vector<Point>& line, double from) const;
  LegFields make_bird_leg(const Limb& limb, const FootAim& aim) const;
  Field bird_foot(const Limb& limb, const FootAim& aim) const;
  Field leg_tube(const std::vector<Point>& line, double from, double to, double extra, double flare) const;
  Field shoe_field(const Limb& limb, const FootAim& aim) const;
  // A grown-up or an old one, by the size of the trunk.
  bool grown() const;
  double foot_angle(const FootAim& aim) const;
  // From the frame of `foot_outline` to where the foot is.
  geometry::Affine foot_frame(const Limb& limb, const FootAim& aim) const;
  Field trunk_field() const;
  Field pelvis_field() const;
  // How far down the legs a skirt reaches whose share is a child's.
  double down_legs(double share) const;
  // What hangs round hip and legs down to `length` of the legs' lines, and is wider by `flare` there.
  Field skirt_field(double length, double flare) const;
  // The line that cloth follows along a leg: what bends back hangs down.
  std::vector<Point> hanging_line(const LegFields& leg) const;
  bool kneels(const LegFields& leg) const;
  // Round what a hem is an arc: above the hip, so that short skirts have a flat one.
  Point hem_middle() const;
  // The hem between both legs, from the near one to the far one, and `beyond` them in radians: an arc round
  // `middle`, as of a bell.
  std::vector<Point> hem_line(double length, Point middle, double beyond) const;
  // Soft folds that rise from the hem, where there is cloth between the legs.
  void draw_folds(PartName name, double length);
  double trunk_radius(double share) const;

  bool furry() const { return clothes_.top == Top::fur; }
  // The trunk and the arms are one in skin.
  bool bare() const { return clothes_.top == Top::bare || clothes_.top == Top::swimsuit; }
  // The arm is one from shoulder to hand.
  bool whole_arms() const { return furry() || bare(); }
  // Top and trousers are one.
  bool one_piece() const { return furry() || clothes_.top == Top::overall; }
  bool fish() const { return clothes_.bottom == Bottom::fish_tail; }
  bool legless() const {
    return fish() || clothes_.bottom == Bottom::sheet || clothes_.bottom == Bottom::ball;
  }
  // What a limb is of whose coat covers it.
  PartName fur_of_limbs() const {
    return clothes_.decoration == Decoration::limbs ? PartName::mark : PartName::fur;
  }
  PartName sleeve_name() const;
  void draw_shoe(const LegFields& leg, Layer layer);
  // What there is to colour on plain clothes (body_details.cpp).
  void draw_shoe_details(const LegFields& leg, Layer layer);
  void draw_turn_up(const LegFields& leg, Layer layer);
  void draw_cuff(const ArmFields& arm, Layer layer);
  void draw_pockets();
  void draw_ribbing();
  void draw_hem();
  void draw_legs(std::initializer_list<const LegFields*> legs, Layer layer, const Field& garment);
  void draw_far_side();
  void draw_lower_half();
  bool near_leg_above() const { return pose_.near_leg_above && !legless(); }
  // From where on a leg is drawn: of who sits on somebody's shoulders only what is before those.
  double leg_start() const { return s_.front && pose_.near_leg_above ? 0.47 : 0; }
  void draw_leg_above(const LegFields& leg);
  void draw_inseam();
  void draw_upper_half();
  void draw_forearm(const ArmFields& arm, Layer layer, Layer grip);
  void draw_raised_forearm(ArmFields arm, Layer grip, const Field& head);
  void draw_separate_arm(const ArmFields& arm, Layer layer, Layer grip);
  void draw_arm_outline(const ArmFields& arm);
  void decorate();
  void draw_stripes(const std::vector<double>& from_to);
  void draw_dots();
  void draw_badge();
  void draw_buttons();
  void draw_dungarees();
  void draw_apron();
  // An ellipse on the trunk; sizes in parts of its length and of its width.
  void draw_belly(double high = 0.36, double wide = 0.62);
  void draw_plastron();
  void draw_coat_stripes();
  void draw_coat_patches();
  // Arms and legs of another colour than the trunk.
  void draw_coat_limbs();
  void draw_pouch();
  void draw_wool();
  // The coat of quills over the back, from the side; from the front a bare belly.
  void draw_spines();
  void draw_collar();
  void draw_uniform();
  void draw_suit();
  void draw_armour();
  void draw_space_suit();
  void draw_vest();
  void draw_reflectors();
  void draw_high_collar();
  void draw_clasp();
  void draw_trimming();
  void draw_emblem();
  void draw_bow_front();
  void draw_swimsuit();
  void draw_tail_scales();
  void draw_cape();
  void draw_wings();
  void draw_belt();
  void draw_neckwear();
  void draw_scarf();
  void draw_tie();
  void draw_ruff();
  void draw_stethoscope();
  std::vector<Point> fish_tail_line() const;
  Field fish_tail_field() const;
  Field sheet_field() const;
  Field ball_field() const;
  Field tutu_field() const;
  void draw_tutu_folds();
  void draw_ribbons(const LegFields& leg, Layer layer);
  // The strip of the garment between two heights of the trunk.
  Field strip(double from, double to) const;
  // Points of the trunk's front: x to the sides in units of the trunk's width, y down in units of its length.
  std::vector<Point> on_chest(double share, std::vector<Point> points) const;
  // What is seen of the shirt beside the arms.
  Field free_of_arms(Field field) const;
  Field broad_pieces(const Field& field) const;
  // Draws a mark unless the arms hide more of it than it can bear; says whether it did.
  bool mark(PartName name, const Field& field, double share);
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
  Field near_face_;  // what the sleeve before the head leaves free
};

}  // namespace drawing::figures
