#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "base/random.h"
#include "drawing/figures/animal.h"
#include "drawing/figures/look.h"
#include "drawing/figures/thing_figure.h"

namespace drawing::figures {

using FigureLook = std::variant<PersonLook, AnimalLook, ThingLook>;

// How the motif is drawn as a figure with a skeleton, as chance has it within what
// resources/figures/cast.toml fixes, with other hair and other clothes than those in `others` have; nothing
// for motifs that no figure stands for. `noun` is what the text calls somebody: some have a look of their
// own.
std::optional<FigureLook> cast_figure(std::string_view motif_id, base::Random& random,
                                      std::span<const FigureLook> others = {}, std::string_view noun = {});
// Puts on what `garment` (`[garments]` of the same file) is; leaves who has no body for clothes as they are.
void put_on(std::string_view garment, base::Random& random, FigureLook& look);
// Puts on what people wore at the time that `text` speaks of (`[times]` of the same file: "Steinzeit"). Who
// has a look of their own by their motif or their noun keeps that.
void dress_for_times(std::string_view text, std::string_view motif_id, std::string_view noun,
                     base::Random& random, FigureLook& look);
// An animal of that kind: the first has nothing but its coat, the next ones wear something, so that they
// differ.
AnimalLook make_animal(base::Random& random, AnimalKind kind, std::span<const FigureLook> others = {});
// Both are a look-up in a sorted table.
bool has_figure(std::string_view motif_id);
// People and roles are figures even without a deed; animals are only when they do what people do.
bool is_person(std::string_view motif_id);

PosedFigure draw_figure(const FigureLook& look, const Pose& pose, const Goals& goals = {},
                        const Held& held = {}, const Drawn& drawn = {});

}  // namespace drawing::figures
