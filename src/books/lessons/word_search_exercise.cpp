#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "base/utf8.h"
#include "books/german/initial_sound.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/letter_task.h"
#include "books/lessons/task_sheet.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

struct Direction {
  int x, y;
};

struct SearchRules {
  int side;           // letters in a row
  std::size_t words;  // hidden
  std::vector<Direction> directions;
};

SearchRules search_rules(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:  // looks for a letter
    case LessonLevel::medium:
      return {9, 6, {{1, 0}, {0, 1}}};
    case LessonLevel::hard:
      break;
  }
  return {11, 8, {{1, 0}, {0, 1}, {1, 1}}};
}

struct HiddenWord {
  std::u32string letters;  // capitals
  int x = 0, y = 0;
  Direction direction{1, 0};
};

std::u32string capitals(const std::string& word) {
  std::u32string letters;
  for (const char32_t c : base::decode_utf8(word)) {
    // The lexicon's letters; anything else makes the word unfit.
    if (c >= U'a' && c <= U'z') {
      letters.push_back(c - U'a' + U'A');
    } else if (c == U'ä' || c == U'ö' || c == U'ü') {
      letters.push_back(c == U'ä' ? U'Ä' : c == U'ö' ? U'Ö' : U'Ü');
    } else if ((c >= U'A' && c <= U'Z') || c == U'Ä' || c == U'Ö' || c == U'Ü') {
      letters.push_back(c);
    } else {
      return {};
    }
  }
  return letters;
}

class LetterSquare {
 public:
  LetterSquare(const SearchRules& rules, base::Random random)
      : rules_(rules), random_(random), letters_(static_cast<std::size_t>(rules.side * rules.side), U' ') {}

  // Hides the word where it fits, crossing others only in the same letter. False if there is no room, or if
  // it is part of another one or another one of it: it could then be found twice.
  bool hide(const std::u32string& word) {
    if (static_cast<int>(word.size()) > rules_.side || word.size() < 3) return false;
    for (const HiddenWord& known : words_) {
      if (known.letters.find(word) != std::u32string::npos ||
          word.find(known.letters) != std::u32string::npos)
        return false;
    }
    for (int attempt = 0; attempt < 80; ++attempt) {
      HiddenWord hidden{word, 0, 0, random_.pick(std::span<const Direction>(rules_.directions))};
      const int rest = rules_.side - static_cast<int>(word.size()) + 1;
      const auto bound = [&](int step) { return static_cast<std::uint32_t>(step > 0 ? rest : rules_.side); };
      hidden.x = static_cast<int>(random_.below(bound(hidden.direction.x)));
      hidden.y = static_cast<int>(random_.below(bound(hidden.direction.y)));
      if (!fits(hidden)) continue;
      const std::vector<char32_t> before = letters_;
      for (std::size_t i = 0; i < word.size(); ++i) at(hidden, i) = word[i];
      words_.push_back(hidden);
      if (are_there_once()) return true;
      // It is read backwards in another one, or makes one anew with those it crosses.
      words_.pop_back();
      letters_ = before;
    }
    return false;
  }

  // Fills the rest with consonants: no other word comes about by chance, above all none that nobody wants,
  // and none of the hidden ones a second time.
  void fill() {
    constexpr char32_t consonants[] = U"BDFGHKLMNPRSTWZ";
    const std::vector<char32_t> hidden = letters_;
    for (int attempt = 0; attempt < 100; ++attempt) {
      letters_ = hidden;
      for (char32_t& letter : letters_) {
        if (letter == U' ') letter = consonants[random_.below(std::size(consonants) - 1)];
      }
      if (are_there_once()) return;
    }
  }

  const std::vector<HiddenWord>& words() const { return words_; }
  char32_t letter(int x, int y) const { return letters_[static_cast<std::size_t>(y * rules_.side + x)]; }

 private:
  char32_t& at(const HiddenWord& word, std::size_t i) {
    const int step = static_cast<int>(i);
    const int x = word.x + word.direction.x * step, y = word.y + word.direction.y * step;
    return letters_[static_cast<std::size_t>(y * rules_.side + x)];
  }
  // Whether the word can be read in one place only, in whatever direction.
  bool is_there_once(const HiddenWord& wanted) {
    const int last = static_cast<int>(wanted.letters.size()) - 1;
    int found = 0;
    for (int from = 0; from < rules_.side * rules_.side; ++from) {
      for (int way = 0; way < 9; ++way) {
        HiddenWord word{wanted.letters, from % rules_.side, from / rules_.side, {way % 3 - 1, way / 3 - 1}};
        const int x = word.x + word.direction.x * last, y = word.y + word.direction.y * last;
        if (way == 4 || std::min(x, y) < 0 || std::max(x, y) >= rules_.side) continue;
        std::size_t same = 0;
        while (same < word.letters.size() && at(word, same) == word.letters[same]) ++same;
        if (same == word.letters.size()) ++found;
      }
    }
    const std::u32string backwards(wanted.letters.rbegin(), wanted.letters.rend());
    return found == (backwards == wanted.letters ? 2 : 1);
  }
  bool are_there_once() {
    return std::all_of(words_.begin(), words_.end(),
                       [&](const HiddenWord& word) { return is_there_once(word); });
  }
  bool fits(const HiddenWord& word) {
    for (std::size_t i = 0; i < word.letters.size(); ++i) {
      if (at(word, i) != U' ' && at(word, i) != word.letters[i]) return false;
    }
    return true;
  }

  const SearchRules& rules_;
  base::Random random_;
  std::vector<char32_t> letters_;
  std::vector<HiddenWord> words_;
};

// A long round mark round a word.
drawing::Shape loop_around(Point from, Point to, double radius) {
  const Point along = (to - from) * (1 / std::max(1e-9, geometry::length(to - from)));
  const Point across{-along.y, along.x};
  drawing::Shape shape;
  std::vector<Point> points;
  for (const double side : {-1.0, -0.6})
    points.push_back(from + across * (radius * side) - along * (radius * (1 + side)));
  points.push_back(from - along * radius);
  for (const double side : {0.6, 1.0})
    points.push_back(from + across * (radius * side) - along * (radius * (1 - side)));
  for (const double side : {1.0, 0.6})
    points.push_back(to + across * (radius * side) + along * (radius * (1 - side)));
  points.push_back(to + along * radius);
  for (const double side : {-0.6, -1.0})
    points.push_back(to + across * (radius * side) + along * (radius * (1 + side)));
  shape.path.add_polygon(points);
  shape.fill = drawing::Fill::none;
  shape.role = drawing::Role::detail;
  shape.line_mm = 0.9;
  return shape;
}

void draw(TaskSheet& sheet, const LetterSquare& square, int side, const Rect& area) {
  const double cell = std::min(area.width(), area.height()) / side;
  const double left = area.center().x - cell * side / 2, top = area.center().y - cell * side / 2;
  const auto middle = [&](int x, int y) { return Point{left + cell * (x + 0.5), top + cell * (y + 0.5)}; };
  sheet.add(plain_box({left, top, left + cell * side, top + cell * side}, 0.6));
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      std::string letter;
      base::append_utf8(letter, square.letter(x, y));
      sheet.text(letter, middle(x, y), side < 9 ? 19 : 16);
    }
  }
  for (const HiddenWord& word : square.words()) {
    const int last = static_cast<int>(word.letters.size()) - 1;
    sheet.add(
        loop_around(middle(word.x, word.y),
                    middle(word.x + word.direction.x * last, word.y + word.direction.y * last), cell * 0.42),
        On::solution);
  }
}

// Capitals that small children take for one another.
constexpr std::string_view alike_letters[] = {"EFP", "OQDGC", "MWN", "PRB", "IL",
                                              "UV",  "KX",    "AV",  "TI",  "SZ"};

bool is_like(char letter, char other) {
  return letter == other ||
         std::any_of(std::begin(alike_letters), std::end(alike_letters), [&](std::string_view group) {
           return group.find(letter) != std::string_view::npos && group.find(other) != std::string_view::npos;
         });
}

// The first picture whose name begins with one letter that is heard; nothing where there is none.
std::optional<std::pair<SheetMotif, char>> motif_with_letter(const Workplace& place) {
  for (const SheetMotif& motif : sheet_motifs(place, 3, place.random("words"))) {
    const auto sound = german::initial_sound(motif.name);
    const bool is_letter = sound && sound->size() == 1 && sound->front() >= 'A' && sound->front() <= 'Z';
    if (is_letter) return std::pair(motif, sound->front());
  }
  return std::nullopt;
}

// Before school: one letter that is shown with its picture, among others that do not look like it.
std::optional<Exercise> letter_search_exercise(const Workplace& place) {
  constexpr int side = 6, wanted = 7;
  const auto found = motif_with_letter(place);
  if (!found) return std::nullopt;
  const auto& [motif, letter] = *found;
  base::Random random = place.random("letters");
  std::vector<int> cells(side * side);
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(std::span<int>(cells));
  // Consonants, so that nobody reads a word in it.
  std::string others;
  for (const char c : std::string_view("BDFGHKLMNPRSTWZ")) {
    if (!is_like(letter, c)) others += c;
  }
  const std::string name(1, letter);
  TaskSheet sheet(place, "Buchstaben suchen", "Suche alle " + name + " und kreise sie ein.",
                  {Sign::look, Sign::circle});
  Rect room = place.room, head = place.room;
  if (room.width() > room.height() * 1.15) {
    head.right = head.left + head.width() * 0.3;
    room.left = head.right + sheet.mm(8);
  } else {
    head.bottom = head.top + head.height() * 0.26;
    room.top = head.bottom + sheet.mm(8);
  }
  sheet.text(name, {head.left + head.width() * 0.25, head.center().y}, 72, On::both, Face::bold);
  sheet.add(
      drawing_of(place, motif, {head.left + head.width() * 0.5, head.top, head.right, head.bottom}, 0.6));
  const double cell = std::min(room.width(), room.height()) / side;
  const Point corner{room.center().x - cell * side / 2, room.center().y - cell * side / 2};
  sheet.add(plain_box({corner.x, corner.y, corner.x + cell * side, corner.y + cell * side}, 0.6));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto column = cells[i] % side, row = cells[i] / side;
    const Point middle{corner.x + cell * (column + 0.5), corner.y + cell * (row + 0.5)};
    const bool is_wanted = i < wanted;
    sheet.text(is_wanted ? name : std::string(1, random.pick(std::span<const char>(others))), middle, 28);
    if (is_wanted) sheet.add(ring(middle, cell * 0.42, 0.9), On::solution);
  }
  sheet.solve(std::to_string(wanted) + " " + name + " wie " + motif.name);
  return sheet.take();
}

}  // namespace

std::optional<Exercise> word_search_exercise(const Workplace& place, LessonLevel level) {
  if (level == LessonLevel::easy) return letter_search_exercise(place);
  const SearchRules rules = search_rules(level);
  LetterSquare square(rules, place.random("letters"));
  std::vector<SheetMotif> shown;
  const auto offer = [&](const SheetMotif& motif) {
    if (shown.size() < rules.words && square.hide(capitals(motif.name))) shown.push_back(motif);
  };
  // The longest first: they find their place most hardly. The picture's own words come before all others.
  std::vector<SheetMotif> motifs = sheet_motifs(place, 3, place.random("words"));
  const auto first_known =
      std::find_if(motifs.begin(), motifs.end(), [](const SheetMotif& motif) { return !motif.own; });
  std::for_each(motifs.begin(), first_known, offer);
  std::for_each(first_known, motifs.end(), offer);
  square.fill();

  TaskSheet sheet(place, "Suchsel", "Suche die Wörter zwischen den Buchstaben und kreise sie ein.",
                  {Sign::look, Sign::circle});
  Rect room = place.room, list = place.room;
  const std::size_t columns = shown.size() / 2;
  const double row = sheet.mm(30);
  if (room.width() > room.height() * 1.15) {
    room.right -= room.width() * 0.45;
    list.left = room.right + sheet.mm(8);
  } else {
    room.bottom -= 2 * row + sheet.mm(6);
    list.top = room.bottom + sheet.mm(6);
  }
  draw(sheet, square, rules.side, room);
  const bool wide = list.height() > 2.5 * row;
  const std::size_t across = wide ? 2 : columns, down = (shown.size() + across - 1) / across;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const Rect cell = grid_cell(list, across, down, i, sheet.mm(4));
    const Rect picture{cell.left, cell.top, cell.right, cell.bottom - sheet.mm(8)};
    sheet.add(drawing_of(place, shown[i], picture, 0.5));
    std::string word;
    for (const char32_t c : square.words()[i].letters) base::append_utf8(word, c);
    sheet.text(word, {cell.center().x, cell.bottom - sheet.mm(3.2)}, 12, On::both, Face::regular,
               cell.width());
  }
  return sheet.take();
}

}  // namespace books::lessons
