#pragma once

#include "drawing/figures/part.h"
#include "drawing/figures/pose.h"

// What the faces of animals have in common, whether these stand upright or on four legs. Everything goes into
// the layer `head`; `turn` is that of HeadView.
namespace drawing::figures {

// Both eyes, with their brows and tears, `apart` to each side of `middle`.
void draw_animal_eyes(Canvas& canvas, Point middle, double apart, double turn, Mood mood);

// One eye; closed ones are a curve.
void draw_animal_eye(Canvas& canvas, Point at, Point half_size, bool closed);

// Whether the mood shows in wide eyes.
bool has_wide_eyes(Mood mood);

// A wide one, white with a pupil that is turned; `narrowing`: 1, or less on the far side of a turned head.
void draw_wide_animal_eye(Canvas& canvas, Point at, double narrowing, double turn);

// The brow above an eye, where the mood has one; `side` is -1 for the left eye and 1 for the right one.
void draw_animal_brow(Canvas& canvas, Point eye, double side, Mood mood);

// A nose of half that width and height around `at`.
void draw_animal_nose(Canvas& canvas, Point at, Point half_size);

// The two bows of a smile below a nose; their middle is `at`, `width` 1 is ten units from end to end.
void draw_animal_smile(Canvas& canvas, Point at, double width = 1);

// A mouth that laughs; `at` is the middle of its upper lip.
void draw_open_mouth(Canvas& canvas, Point at, double size = 1);

}  // namespace drawing::figures
