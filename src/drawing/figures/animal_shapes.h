#pragma once

#include <string_view>
#include <vector>

#include "drawing/figures/animal.h"
#include "drawing/figures/part.h"

namespace drawing::figures {

enum class PieceForm : std::uint8_t { blob, rounded, wool, line, solid };
enum class Sides : std::uint8_t { one, both };
enum class Extent : std::uint8_t { whole, on_skull };

// A piece of an animal's head as it is from the front, in the frame of HeadDrawing; of a pair, the far
// (right) one. A turn moves it by `depth` units and the turn's size: back for what lies behind the face, far
// for what lies before it.
struct HeadPiece {
  PieceForm form;
  PartName name;
  double depth;
  std::vector<Point> points;
  Sides sides = Sides::both;
  Extent extent = Extent::whole;
  double weight = 1;
};

enum class SkullForm : std::uint8_t { round, cheeks, long_face, box, snout, none };
enum class NoseForm : std::uint8_t { none, triangle, broad, nostrils, pig, specks };
enum class MouthForm : std::uint8_t { cat, smile, wide, teeth, beak, flat_beak, hooked_beak };

// A tail as points from the hip (x to the front, y down, in figure units) with its radii; most hang out to
// the back. `tip` is the share of it that is of another colour.
struct Tail {
  std::vector<Point> line;
  std::vector<double> radii;
  double tip = 0;
  bool from_front = true;  // seen from the front, too
  double fan = 0;          // three feathers, this many degrees apart; 0 for a tail of one piece
};

enum class Physique : std::uint8_t { usual, stout, long_arms, long_neck, bird, wader };
enum class BackPiece : std::uint8_t { none, shell, spines, bat_wings, insect_wings, wing_cases, hump };
enum class Coat : std::uint8_t {
  belly,
  plain,
  stripes,
  patches,
  pouch,
  wool,
  panel,
  buttons,
  sheet,
  snow,
  breast,
  plastron,
  limbs,  // dark ones
  spines  // down the back
};

// What makes a kind, as data.
struct AnimalShape {
  std::string_view word;
  Physique physique = Physique::usual;
  SkullForm skull = SkullForm::round;
  double width = 16, height = 15;                    // half of the skull's
  double eye_x = 6.6, eye_y = -1.6;                  // where the eyes are
  double muzzle_x = 0, muzzle_y = 0, muzzle_at = 0;  // radii and height of the muzzle; 0 without one
  NoseForm nose = NoseForm::triangle;
  double nose_x = 2.6, nose_y = 2.1,
         nose_at = 3;  // half its width and height (a beak: how far down); where it is
  MouthForm mouth = MouthForm::cat;
  double mouth_at = 8;
  bool whiskers = false;
  std::vector<HeadPiece> behind{}, mask{}, front{};
  Tail tail{};
  BackPiece back = BackPiece::none;
  Coat coat = Coat::belly;
};

const AnimalShape& animal_shape(AnimalKind kind);

// The tables that it is made of, each in the order of AnimalKind.
std::vector<AnimalShape> house_shapes();   // from bear to rabbit
std::vector<AnimalShape> wild_shapes();    // from panda on
std::vector<AnimalShape> farm_shapes();    // from horse on
std::vector<AnimalShape> forest_shapes();  // from frog on
std::vector<AnimalShape> other_shapes();   // birds, insects and beings, from owl on

// An outline around an ellipse, for pieces.
std::vector<Point> oval(Point at, double radius_x, double radius_y);

}  // namespace drawing::figures
