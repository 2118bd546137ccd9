#pragma once

#include "drawing/figures/look.h"
#include "drawing/figures/part.h"
#include "drawing/figures/pose.h"
#include "drawing/figures/skull.h"
#include "geometry/field.h"

namespace drawing::figures {

struct FaceFrame {
  double eye_y = 1.2;
  Point mouth;
};

// Eyes, brows, nose, beard, mouth and glasses upon a face. `face` is the field of the skull's outline, `hair`
// what will hang over it.
FaceFrame draw_face(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull,
                    const geometry::Field& face, const geometry::Field& hair, Mood mood);
// The brows of who is sad, angry or afraid, once the hair is there; no others.
void draw_feeling(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const geometry::Field& face,
                  const geometry::Field& hair, Mood mood);

}  // namespace drawing::figures
