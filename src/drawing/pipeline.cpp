#include "drawing/pipeline.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "base/utf8.h"
#include "drawing/cast/cast.h"
#include "drawing/deeds/plan_book.h"
#include "drawing/deeds/roles.h"
#include "drawing/deeds/staging.h"
#include "drawing/language/parser.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/tokenizer.h"
#include "drawing/language/wonted_deeds.h"
#include "drawing/layout/appearance.h"
#include "drawing/layout/formation.h"
#include "drawing/layout/lay_out.h"
#include "drawing/model/visibility.h"
#include "drawing/page/board.h"
#include "drawing/page/pattern_fill.h"
#include "drawing/page/stage.h"
#include "drawing/page/tidy.h"
#include "drawing/places/atlas.h"
#include "drawing/places/covers.h"
#include "drawing/places/house_doors.h"
#include "drawing/places/overlay.h"
#include "drawing/places/place_choice.h"
#include "drawing/places/scenery.h"
#include "drawing/places/signs.h"
#include "drawing/places/weather_choice.h"
#include "drawing/special/dot_page.h"
#include "drawing/special/lettering.h"
#include "drawing/special/ornament_frame.h"
#include "drawing/special/page.h"
#include "drawing/wishes.h"
#include "geometry/font.h"

namespace drawing {
namespace {

using base::Random;
using page::Board;
using page::Stage;

// The sentence's words in large letters, alone or above what was asked for with them: "A with an ape".
struct Lettering {
  bool wanted = false;
  geometry::Rect area;  // of the letters
  Stage below;          // for the motifs; the whole stage where one of both is alone
};

Lettering plan_lettering(const Wish& wish, const Stage& stage, bool has_cast) {
  Lettering lettering{wish.special == "schriftzug" || (!has_cast && !wish.scene), stage.safe, stage};
  if (!lettering.wanted || !has_cast) return lettering;
  const double split = stage.y(stage.landscape() ? 0.42 : 0.45);
  lettering.area.bottom = lettering.below.frame.top = lettering.below.safe.top = split;
  return lettering;
}

std::vector<std::string> motif_ids(const Wish& wish) {
  std::vector<std::string> ids;
  for (const WishedMotif& wished : wish.motifs) ids.push_back(wished.motif);
  return ids;
}

// Puts a name above the picture. It lies outside of what is cut, and so belongs to the frame.
void add_name(Picture& picture, const Stage& stage, const std::string& name, const Random& random) {
  Stage sheet = stage;
  sheet.frame = sheet.safe = {0, 0, stage.width_mm, stage.height_mm};
  Board above(sheet);
  special::paint_lettering(above, name, stage.name, random);
  Picture letters = above.finish();
  const std::size_t first = picture.elements.size();
  for (Element& element : letters.elements) {
    element.asked = false;
    picture.elements.push_back(std::move(element));
  }
  for (Shape& shape : letters.shapes) {
    shape.role = Role::frame;
    shape.element = static_cast<std::uint16_t>(first + shape.element);
    picture.shapes.push_back(std::move(shape));
  }
}

// The board as a picture, with its frame around it and the wished name above.
Picture framed(Board& board, const Options& options, const Random& random) {
  Picture picture = board.finish();
  special::add_frame(picture, board.stage(), random.fork("frame"));
  if (!options.wishes.name.empty())
    add_name(picture, board.stage(), options.wishes.name, random.fork("name"));
  return picture;
}

// A mandala, a maze or a pattern: a page that is made of the motifs and has no scene.
Picture paint_special(Board& board, const Wish& wish, const Options& options, const cast::Library& library,
                      const Random& random) {
  special::paint_page(board, wish, library, random.fork("special"));
  Picture picture = framed(board, options, random);
  picture.subject = subject_of(wish, {}, {});
  return picture;
}

// "knetet den Teig": the word leads to no drawing, but the deed brings what it names, or a "Brotteig".
bool shows_word(const Picture& picture, const std::string& word) {
  constexpr std::size_t shortest = 4;
  const std::string key = language::fold(base::decode_utf8(word));
  return key.size() >= shortest &&
         std::any_of(picture.elements.begin(), picture.elements.end(), [&](const Element& element) {
           const std::string name = language::fold(base::decode_utf8(element.name));
           return name.starts_with(key) || name.ends_with(key);
         });
}

// How many of what was asked for are on the page, by their drawing or their name.
struct Sighting {
  int seen = 0, covered = 0;
};

// Less of its silhouette is hardly seen, unless that is large in spite of what lies before it.
constexpr double least_seen_share = 0.25, large_mm2 = 1200;

Sighting count_on(const Picture& picture, const std::vector<Visibility>& visible, const WishedMotif& wished) {
  Sighting count;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const Element& element = picture.elements[i];
    // After tidying some have no shapes left.
    if (visible[i].share <= 0) continue;
    // "Pinguin auf dem Bauch" is one of those, drawn otherwise.
    const bool of_kind = element.name.starts_with(wished.name + ' ');
    if (element.motif != wished.motif && element.name != wished.name && !of_kind) continue;
    const bool clear = visible[i].share >= least_seen_share || visible[i].seen_mm2 >= large_mm2;
    (clear ? count.seen : count.covered) += element.pieces;
  }
  return count;
}

// Says in the wish what was asked for and is not there, or hardly: motifs by their drawing or their name, and
// things that only a deed could have brought. `worn`: the motifs that are part of who has them on.
void find_missing(const Picture& picture, const std::vector<int>& worn, Wish& wish) {
  const std::vector<Visibility> visible = visibilities(picture);
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    const WishedMotif& wished = wish.motifs[i];
    if (std::find(worn.begin(), worn.end(), static_cast<int>(i)) != worn.end()) continue;
    const Sighting on = count_on(picture, visible, wished);
    if (on.seen == 0) {
      (on.covered > 0 ? wish.hardly_seen : wish.not_drawn).push_back(wished.name);
    } else if (wished.counted && on.seen < wished.count) {
      wish.fewer_drawn.push_back(wished.name);
    }
  }
  for (const std::string& thing : wish.things) {
    if (!shows_word(picture, thing)) wish.not_drawn.push_back(thing);
  }
}

// "weil es regnet": whether they are in a room without a window that shows it.
bool hides_weather(const Wish& wish, const places::Place& place, const places::Overlay* overlay,
                   const Picture& picture) {
  if (!wish.weather_told || overlay == nullptr || place.medium != cast::Medium::room) return false;
  return std::none_of(picture.elements.begin(), picture.elements.end(),
                      [&](const Element& element) { return places::shows(*overlay, element.name); });
}

// The members by the elements of the finished page instead of the board's numbers; who has none is left out.
std::vector<std::vector<cast::Ensemble::Member>> with_elements(
    std::vector<std::vector<cast::Ensemble::Member>> ensembles, const Board& board) {
  for (std::vector<cast::Ensemble::Member>& members : ensembles) {
    std::erase_if(members, [&](const auto& member) { return !board.element_of(member.id); });
    for (cast::Ensemble::Member& member : members) {
      member.id = *board.element_of(member.id);
      std::erase_if(member.joined, [&](int other) { return !board.element_of(other); });
      for (int& other : member.joined) other = *board.element_of(other);
    }
  }
  return ensembles;
}

// Whether the text names a building, which stands in no room.
bool names_building(const Wish& wish, const cast::Library& library) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    const language::LexiconEntry* entry = library.entry(wished.motif);
    return entry != nullptr && entry->support == language::Support::ground && entry->kind != "tree" &&
           language::is_landmark(*entry);
  });
}

// Whether somebody in it is sad or weeps.
bool is_sad(const Wish& wish, const deeds::PlanBook& plans) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [](const WishedMotif& motif) { return motif.mood == Mood::sad; }) ||
         std::any_of(wish.deeds.begin(), wish.deeds.end(),
                     [&](const Deed& deed) { return plans.is_sad(deed.verb); });
}

// Says in the wish which deeds nobody does on the page, or not everybody who is to do them.
void find_undone(const Performance& performance, Wish& wish) {
  for (std::size_t i = 0; i < performance.shown.size(); ++i) {
    const std::string& verb = wish.deeds[i].verb;
    if (!performance.shown[i]) {
      wish.not_shown.push_back(verb);
    } else if (!performance.by_all[i]) {
      wish.not_by_all.push_back(verb);
    }
  }
}

// Whether something of the text can be put in large letters: no sentence in Greek letters, of which the comma
// would be left.
bool can_be_written(const std::string& text) {
  bool has_letter = false, has_sign = false, has_unknown = false;
  for (const char32_t c : base::decode_utf8(text)) {
    if (c == U' ') continue;
    const bool known = geometry::read_glyph(c).known;
    has_letter = has_letter || (known && !language::fold_letter(c).empty());
    has_sign = has_sign || known;
    has_unknown = has_unknown || !known;
  }
  return has_letter || (has_sign && !has_unknown);
}

// The folded words of a text.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (language::Token& token : language::tokenize(text)) {
    if (token.kind == language::TokenKind::word) words.push_back(std::move(token.key));
  }
  return words;
}

}  // namespace

Sources::Sources() : Sources(places::Atlas::embedded(), deeds::PlanBook::embedded()) {}

Picture paint(const Wish& asked, const Options& options, const cast::Library& library, const Sources& sources,
              Performance* performance) {
  Wish wish = places::with_house_doors(asked, sources.atlas);
  const Stage stage = page::make_stage(options);
  // Each step has its own generator, so that a change in one leaves the others as they were.
  const Random random = Random(options.seed).fork(wish.text);
  Board board(stage);
  if (special::is_page(wish)) return paint_special(board, wish, options, library, random);

  // Two sentences with one seed differ in the arrangement as well.
  const std::uint32_t turn = options.seed + Random(0).fork(wish.text).below(1U << 16);

  // Where does it happen, and who is in it?
  const places::Place& place = places::choose_place(wish, library, sources.atlas, turn,
                                                    deeds::usual_places(wish, library, sources.plans));
  wish = places::with_house_doors_at(std::move(wish), place);
  const places::Overlay* overlay = places::overlay_for(wish, place, library, sources.atlas);
  deeds::Staged staged = deeds::stage(
      wish, library, cast::make_cast(wish, library, place.medium, options.age, random.fork("drawings")),
      sources.plans,
      {places::has_water(place), place.medium == cast::Medium::under_water,
       places::lies_in_snow(place, overlay, sources.atlas), !stage.landscape(),
       place.medium == cast::Medium::room, place.treats},
      random.fork("deeds"), Random(options.seed).fork("people"));
  const std::vector<cast::Actor>& actors = staged.actors;
  const Lettering lettering = plan_lettering(wish, stage, !actors.empty());

  // Where does everybody go?
  const bool named = wish.scene && !lettering.wanted;
  const layout::Layout layout = wish.formation && !actors.empty()
                                    ? layout::lay_out_formation(actors, *wish.formation, place.medium, stage)
                                    : layout::lay_out(actors, staged.relations, {place.medium, named},
                                                      lettering.below, random.fork("layout"));
  if (lettering.wanted) {
    special::paint_lettering(board, wish.lettering.empty() ? wish.text : wish.lettering, lettering.area,
                             random.fork("lettering"));
  }
  layout::Appearance appearance = layout::put_cast(board, actors, layout);

  // What surrounds them?
  places::add_covers(board, actors, layout, place.medium, random.fork("covers"));
  places::add_signs(board, actors, layout, random.fork("signs"));
  places::Set set(board, layout, library, motif_ids(wish), random.fork("scene"));
  set.set_turn(turn);
  set.set_named(wish.scene.value_or(""));
  set.set_words(words_of(wish.text));
  if (const places::Place* around = wish.whereabouts ? sources.atlas.find(*wish.whereabouts) : nullptr)
    set.set_indoors(around->medium == cast::Medium::room);
  else if (names_building(wish, library))
    set.set_indoors(false);
  set.leave_out(staged.kinds);
  set.set_gloomy(is_sad(wish, sources.plans));
  // What is written, and a wreath of flowers, is before nothing but ornaments.
  const bool hovers = wish.formation && !wish.scene && !layout::rests_on_ground(*wish.formation);
  places::paint_place(set, lettering.wanted || hovers ? sources.atlas.letters() : place, overlay);

  // What can be coloured, and what is too small for that?
  Picture picture = framed(board, options, random);
  page::tidy(picture, stage.age);
  if (page::has_patterns(stage)) page::add_patterns(picture, stage, random.fork("patterns"));
  picture.subject = subject_of(wish, staged.shown, lettering.wanted || hovers ? "" : place.id);
  if (performance != nullptr)
    *performance = {std::move(staged.shown),
                    std::move(staged.by_all),
                    std::move(appearance.contacts),
                    with_elements(std::move(appearance.ensembles), board),
                    hides_weather(wish, place, overlay, picture),
                    std::move(staged.worn)};
  return picture;
}

namespace {

// What the text and the wishes say, without what a page shows beyond them.
Wish read_named(std::string_view prompt, const Options& options) {
  Wish wish = language::read_wish(prompt);
  if (!wish.refused.empty()) {
    throw base::AppError(base::ErrorCode::motif_refused, "motif_refused", "prompt", {wish.refused.front()});
  }
  const bool letters_only = wish.special == "schriftzug" && wish.motifs.empty();
  if (letters_only && !can_be_written(wish.lettering))
    throw base::AppError(base::ErrorCode::invalid, "prompt_not_readable", "prompt");
  put_in(options.wishes, wish);
  return wish;
}

// Whoever came with what was asked for, as who drives it, was not asked for.
void leave_company_unasked(const Wish& wish, std::size_t named, Picture& picture) {
  for (std::size_t i = named; i < wish.motifs.size(); ++i) {
    for (Element& element : picture.elements)
      if (element.motif == wish.motifs[i].motif) element.asked = false;
  }
}

}  // namespace

Wish read(std::string_view prompt, const Options& options) {
  Wish wish = read_named(prompt, options);
  if (!wish.special) language::add_habits(wish);
  return wish;
}

std::string place_kept(const Wish& wish, const Wish& before) {
  if (!before.scene) return {};
  const Sources sources;
  const cast::Library& library = cast::embedded_library();
  const bool stays = places::may_stay(wish, *before.scene, motif_ids(before), library, sources.atlas,
                                      deeds::usual_places(wish, library, sources.plans));
  return stays ? *before.scene : std::string();
}

Drawing draw(std::string_view prompt, const Options& options, const Sources& sources) {
  Drawing drawing;
  drawing.wish = read_named(prompt, options);
  const std::size_t named = drawing.wish.motifs.size();
  if (!drawing.wish.special) language::add_habits(drawing.wish);
  drawing.picture = paint(drawing.wish, options, cast::embedded_library(), sources, &drawing.performance);
  if (drawing.wish.special == special::dots) {
    if (auto dots = special::dot_page(drawing.picture, page::make_stage(options))) {
      drawing.picture = *std::move(dots);
    } else {
      drawing.wish.notices.emplace_back("dots_without_motif");
    }
  }
  find_undone(drawing.performance, drawing.wish);
  if (!drawing.wish.motifs.empty()) {
    std::erase_if(drawing.wish.unknown,
                  [&](const std::string& word) { return shows_word(drawing.picture, word); });
    if (drawing.wish.unknown.empty()) drawing.wish.suggestions.clear();
  }
  if (!drawing.wish.special) find_missing(drawing.picture, drawing.performance.worn, drawing.wish);
  if (drawing.performance.weather_hidden) {
    std::string weather = drawing.wish.weather.value_or(drawing.wish.scene.value_or(""));
    weather[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(weather[0])));
    drawing.wish.not_drawn.push_back(std::move(weather));
  }
  leave_company_unasked(drawing.wish, named, drawing.picture);
  return drawing;
}

}  // namespace drawing
