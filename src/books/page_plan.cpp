#include "books/page_plan.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "books/page_exercise.h"
#include "books/picture_source.h"

namespace books {
namespace {

BoundEdge bound_edge(HoleMargin margin, SideOrientation orientation, bool back) {
  if (margin == HoleMargin::none) return BoundEdge::none;
  const bool mirrored = margin == HoleMargin::inner && back;
  if (orientation == SideOrientation::landscape) return mirrored ? BoundEdge::bottom : BoundEdge::top;
  return mirrored ? BoundEdge::right : BoundEdge::left;
}

SideOrientation orientation_of(const Page& page) {
  if (const auto* unread = std::get_if<UnreadPicture>(&page.picture)) {
    return unread->orientation == drawing::Orientation::landscape ? SideOrientation::landscape
                                                                  : SideOrientation::portrait;
  }
  const geometry::Rect area = source_area(page);
  return area.width() > area.height() ? SideOrientation::landscape : SideOrientation::portrait;
}

// Whether the story has words for that picture: a short one may have none for the last.
bool tells_of(const BookContent& content, std::size_t page) {
  return content.story && page < content.story->pages.size() && !content.story->pages[page].empty();
}

// A book of wide pictures only is landscape from cover to credits.
SideOrientation orientation_of(const BookContent& content) {
  for (const Page& page : content.pages) {
    if (orientation_of(page) == SideOrientation::portrait) return SideOrientation::portrait;
  }
  return content.pages.empty() ? SideOrientation::portrait : SideOrientation::landscape;
}

// A question about sounds offers what is on the book's other pages too.
bool asks_for_all(const BookContent& content, std::size_t page) {
  const std::optional<LessonWish> lesson = lesson_of(content, page);
  return lesson && (lesson->kind == LessonKind::letters || lesson->kind == LessonKind::tracing ||
                    lesson->kind == LessonKind::mixed);
}

PageRange pages_solved(const SolutionsSide& side, const BookContent& content) {
  const std::vector<Solved> parts = solved_parts(content);
  const std::size_t first = parts.at(side.first).page, last = parts.at(side.first + side.count - 1).page;
  for (std::size_t i = side.first; i < side.first + side.count; ++i) {
    if (parts[i].what == Solved::What::exercise && asks_for_all(content, parts[i].page))
      return {0, content.pages.size()};
  }
  return {first, last - first + 1};
}

// Puts the sides of a book in their order.
class PagePlan {
 public:
  PagePlan(const BookContent& content, const PrintOptions& options)
      : content_(content),
        options_(options),
        is_square_(options.paper == BookPaper::square || options.paper == BookPaper::square_inch),
        whole_book_(orientation_of(content)) {}

  std::vector<PlannedSide> take() {
    if (options_.part != BookPart::inside) add(CoverSide{}, whole_book_);
    for (std::size_t i = 0; i < content_.pages.size(); ++i) add_page(i);
    add_waiting_exercises();
    if (options_.sound_chart) add(SoundChartSide{}, SideOrientation::portrait);
    add_solutions();
    put(CreditsSide{}, whole_book_);
    return std::move(sides_);
  }

 private:
  void put(SideKind kind, SideOrientation orientation) {
    if (is_square_) orientation = SideOrientation::portrait;
    const bool back = sides_.size() % 2 == 1;
    sides_.push_back({kind, orientation, bound_edge(options_.hole_margin, orientation, back)});
  }

  // With the blank back that was asked for.
  void add(SideKind kind, SideOrientation orientation) {
    put(kind, orientation);
    if (options_.blank_backs) put(BlankSide{}, orientation);
  }

  // Where the sides of an open book are seen together: the number of the left one, modulo 2. Nothing for
  // single sheets, and where backs are blank.
  std::optional<std::size_t> left_side() const {
    if (options_.blank_backs) return std::nullopt;
    if (options_.imposition == Imposition::booklet || options_.part == BookPart::inside) return 1;
    if (options_.imposition == Imposition::two_up) return 0;
    return std::nullopt;
  }

  void add_page(std::size_t page) {
    const SideOrientation orientation = orientation_of(content_.pages[page]);
    if (tells_of(content_, page)) {
      const auto left = left_side();
      if (left && sides_.size() % 2 != *left) fill_up(orientation);
      add(StorySide{page}, orientation);
    }
    add(PictureSide{page, static_cast<int>(page) + 1}, orientation);
    if (lesson_of(content_, page)) waiting_.push_back(page);
    // Two exercises face each other, so that the next story can face its picture.
    const bool story_next = left_side() && tells_of(content_, page + 1);
    if (!story_next || waiting_.size() == 2) add_waiting_exercises();
  }

  // One side before a story that is to stand on the left.
  void fill_up(SideOrientation orientation) {
    if (waiting_.empty()) return put(BlankSide{}, orientation);
    add_exercise(waiting_.front());
    waiting_.erase(waiting_.begin());
  }

  void add_waiting_exercises() {
    for (const std::size_t page : waiting_) add_exercise(page);
    waiting_.clear();
  }

  void add_exercise(std::size_t page) {
    add(ExerciseSide{page, static_cast<int>(page) + 1}, orientation_of(content_.pages[page]));
  }

  void add_solutions() {
    if (!options_.solutions && options_.part != BookPart::solutions) return;
    const std::size_t solved = solved_parts(content_).size(), most = solutions_per_side(content_);
    for (std::size_t i = 0; i < solved; i += most)
      put(SolutionsSide{i, std::min(most, solved - i)}, whole_book_);
  }

  const BookContent& content_;
  const PrintOptions& options_;
  bool is_square_;
  SideOrientation whole_book_;
  std::vector<PlannedSide> sides_;
  std::vector<std::size_t> waiting_;  // pages whose exercise has no side yet
};

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace

std::size_t solutions_per_side(const BookContent& content) {
  const std::vector<Solved> parts = solved_parts(content);
  const bool words_only = std::all_of(parts.begin(), parts.end(), [&](const Solved& part) {
    if (part.what == Solved::What::picture) return false;
    const LessonKind kind = lesson_of(content, part.page)->kind;
    return kind == LessonKind::letters || kind == LessonKind::tracing;
  });
  return words_only ? 16 : 4;
}

std::vector<PlannedSide> plan_pages(const BookContent& content, const PrintOptions& options) {
  return PagePlan(content, options).take();
}

PageRange pages_shown(const PlannedSide& side, const BookContent& content) {
  const PageRange all{0, content.pages.size()};
  return std::visit(
      Overloaded{[&](const CoverSide&) {
                   return PageRange{content.cover_page, 1};
                 },
                 [](const StorySide& story) {
                   return PageRange{story.page, 1};
                 },
                 [](const PictureSide& picture) {
                   return PageRange{picture.page, 1};
                 },
                 [&](const ExerciseSide& exercise) {
                   return asks_for_all(content, exercise.page) ? all : PageRange{exercise.page, 1};
                 },
                 [&](const SolutionsSide& solutions) { return pages_solved(solutions, content); },
                 [](const BlankSide&) { return PageRange{}; }, [](const CreditsSide&) { return PageRange{}; },
                 [](const SoundChartSide&) { return PageRange{}; }},
      side.kind);
}

PlannedSide plan_single(const Page& page) {
  return {PictureSide{}, orientation_of(page), BoundEdge::none};
}

}  // namespace books
