#pragma once

#include <string>
#include <vector>

#include "books/lessons/exercise.h"
#include "books/ornament.h"

namespace books::lessons {

// On which of the two a mark stands.
enum class On : std::uint8_t { both, page, solution };

// Draws an exercise and its solution at once: the solution is the sheet with the answers filled in, so that
// both cannot differ. Keeps a reference to its workplace.
class TaskSheet {
 public:
  TaskSheet(const Workplace& place, std::string title, std::string instruction, std::vector<Sign> signs);

  // Puts the page's picture on the page only: on top, or to the left of a wide room, and leaves `share` of
  // the room (0 to 1) for it. Returns what is left; the solution shows that.
  geometry::Rect put_picture(double share);

  // All sizes are those of A4 and shrink with the sheet.
  double mm(double on_a4) const { return on_a4 * place_.scale; }

  void add(const Ornament& ornament, On on = On::both);
  void add(drawing::Shape shape, On on = On::both);
  void add(const PictureMark& picture, On on = On::both);
  void line(geometry::Point from, geometry::Point to, double line_mm, On on = On::both);
  // A line of text around its centre, no wider than `most_mm`.
  void text(const std::string& text, geometry::Point center, double points, On on = On::both,
            Face face = Face::regular, double most_mm = 1e9);
  // A box for a number or a word, which the solution fills in.
  void box(const geometry::Rect& area, const std::string& answer, double points = 17);

  // A line of the solution in words. Without any, the answers of the boxes in their order are one.
  void solve(std::string line) { exercise_.solution.lines.push_back(std::move(line)); }
  const Workplace& place() const { return place_; }
  Exercise take();

 private:
  void add_mark(const Mark& mark, On on);

  const Workplace& place_;
  Exercise exercise_;
  std::string answers_;
};

// Cell `index` of a grid of `columns` by `rows` in `room`, row by row, with `gap_mm` between cells.
geometry::Rect grid_cell(const geometry::Rect& room, std::size_t columns, std::size_t rows, std::size_t index,
                         double gap_mm);

// A circle.
drawing::Shape ring(geometry::Point center, double radius_mm, double line_mm,
                    drawing::Fill fill = drawing::Fill::none);
// A straight-sided box.
drawing::Shape plain_box(const geometry::Rect& area, double line_mm);

// A motif that a sheet shows small: an element of the page's picture, or a picture that every child knows.
struct SheetMotif {
  std::string motif;                 // catalogue id
  std::string name;                  // German singular, as children call it
  std::optional<std::size_t> own{};  // element of the page's picture; else the catalogue's drawing
  bool fits = true;                  // it is on the page, or at home in its place
};

// The motif as an element by itself, for who asks what it is taken for.
drawing::Element element_of(const SheetMotif& motif);

// An element of the page's picture. A thing without a face may be half hidden in a paw; the catalogue has it
// whole, and so it has who sits or rides. Not where it is called by another name: the giraffe's leaves are a
// tree on the page.
SheetMotif motif_of(const drawing::Picture& picture, std::size_t element);

// Motifs for a sheet, no name and no drawing twice: what the page asks for first (at most `own`, who has a
// face before the rest), then known pictures, as many as there are: those that the page shows or that belong
// to its place first, each sort in a seeded order.
std::vector<SheetMotif> sheet_motifs(const Workplace& place, std::size_t own, base::Random random);

// As large as fits into `box`; what the page itself draws is drawn as it is there.
Ornament drawing_of(const Workplace& place, const SheetMotif& motif, const geometry::Rect& box,
                    double line_mm);

}  // namespace books::lessons
