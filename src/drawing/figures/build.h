#pragma once

#include <array>
#include <cstdint>

namespace drawing::figures {

enum class Stage { toddler, child, adult, old, baby };
enum class Sex { female, male };
enum class Stature { slim, average, stout };
// What arms end in.
enum class HandKind : std::uint8_t { fingers, paw, wing };

// The measures of a body in figure units: a child is about 92 high, whatever its height on the page.
struct Build {
  std::array<double, 2> leg{};        // thigh and shin
  std::array<double, 2> arm{};        // upper arm and forearm
  double ankle = 0;                   // above the ground
  double trunk = 0;                   // from hip to neck
  std::array<double, 3> round{};      // radius at hip, waist, chest
  double flat = 0;                    // how much wider the trunk is from the front
  double shoulder = 0;                // half of the distance between both
  double hip = 0;                     // the same of the hips
  std::array<double, 3> leg_width{};  // half widths at hip, knee, ankle
  std::array<double, 3> arm_width{};  // at shoulder, elbow, wrist
  double head = 1;                    // its size; a head is 32 units wide
  double head_up = 0;                 // from the neck to the middle of the head
  double hand = 1, foot = 1;          // sizes
  HandKind hands = HandKind::fingers;
  double stride = 1;  // how far apart feet on the ground are, seen from the side: short legs need room
  double hem = 1;     // how much farther than a child's skirts reach down the legs
  double lean = 0;    // how far the back is bent by age, in degrees

  double leg_length() const { return leg[0] + leg[1]; }
  double arm_length() const { return arm[0] + arm[1]; }
  // From the ground to the hip when standing.
  double hip_height() const { return leg_length() + ankle; }
};

// `tallness` multiplies legs and trunk.
Build make_build(Stage stage, Sex sex, Stature stature, double tallness = 1);

}  // namespace drawing::figures
