#pragma once

#include "drawing/figures/look.h"
#include "drawing/figures/part.h"
#include "drawing/figures/skull.h"
#include "geometry/field.h"

namespace drawing::figures {

// Whether the head is in a scarf or helmet that shows only the face.
bool hooded(const HeadLook& look);
// Whether its brim lies where the brows are.
bool hides_brows(const HeadLook& look);

// What of a hat lies behind the head.
void draw_headgear_behind(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull);
// Flattens the hair that a hat sits on.
void trim_under_headgear(geometry::Field& hair, const HeadLook& look, const geometry::Field& face);
void draw_headgear(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull);

// A bow or a band in the hair.
void draw_ornament(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull,
                   const geometry::Field& hair, const geometry::Field& face);

}  // namespace drawing::figures
