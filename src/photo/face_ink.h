#pragma once

#include <cstdint>
#include <vector>

#include "photo/eyes.h"
#include "photo/faces.h"
#include "photo/inner_line.h"
#include "photo/lab.h"

namespace photo {

// What is drawn of faces, in pixels of the picture.
struct FaceInk {
  std::vector<std::uint8_t> black;  // 1 where a page is to be black; empty where there is no face
  std::vector<Eye> eyes;            // of large faces
  std::vector<InnerLine> lines;     // their brows, noses and mouths
};

// Draws faces as a pen would: eyes, brows, nostrils and mouths, which are darker than the skin round them and
// too small for regions, become ink. They are taken out of `lab`, and the shadows on the skin are made faint,
// so that a face is one thing to colour. A face that is printed large gets eyes with lids, iris and pupil,
// and lines for nose and mouth, at their places: what light and shadow leave of them is often a blot.
// `mm_per_px` is above 0.
FaceInk ink_of_faces(Lab& lab, const std::vector<Face>& faces, double mm_per_px);

}  // namespace photo
