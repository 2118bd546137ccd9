#pragma once

#include <vector>

#include "books/lessons/task_sheet.h"

// What the exercises that count in fields share.
namespace books::lessons {

// Motifs that each show one thing, none taken for another by a child: the page's own first, then known
// pictures of its theme. No people, and nothing that is a tangle where `things` of it lie in a field. As many
// as are wanted, as long as there are some.
std::vector<SheetMotif> counted_motifs(const Workplace& place, std::size_t count, int things,
                                       base::Random random);

// The places of a field in which things lie: those of a grid that has a few more than are needed, so that
// nobody knows the number by the rows.
std::vector<geometry::Rect> spots_in(const geometry::Rect& field, int count, base::Random random);

// The motif once in each of these places, which are of one size. Where there are many, on the page only: in
// the small drawing of the solution nobody counts them again.
void add_things(TaskSheet& sheet, const SheetMotif& motif, const std::vector<geometry::Rect>& spots, On on);

}  // namespace books::lessons
