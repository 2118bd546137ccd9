#include "drawing/deeds/company.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/chorus.h"
#include "drawing/deeds/loading.h"
#include "drawing/deeds/own_things.h"
#include "drawing/deeds/player_size.h"
#include "drawing/deeds/roles.h"
#include "drawing/deeds/sharing.h"
#include "drawing/deeds/sizes.h"
#include "drawing/deeds/stock_parts.h"
#include "drawing/deeds/wearing.h"
#include "drawing/deeds/wished_looks.h"

namespace drawing::deeds {
namespace {

using cast::Actor;
using language::LexiconEntry;

// A figure or an animal with a body; others keep their picture.
bool is_posed(const Player& player) {
  return !std::holds_alternative<Thing>(player.body);
}

// Whether the thing is the seat of those alone who have found nobody: the desk of the third pupil.
bool is_empty_seat(const Part& seat, const Plan& plan, const std::vector<Casting>& castings) {
  bool wanted = false;
  for (const Part& part : plan.parts) {
    if (!part.reach.hip || part.reach.hip->part != seat.name) continue;
    wanted = true;
    if (std::any_of(castings.begin(), castings.end(),
                    [&](const Casting& casting) { return casting.part == &part; }))
      return false;
  }
  return wanted;
}

// Whether the thing is in the hands of, or stands at, somebody of the plan who has found nobody: a watering
// can without the third child.
bool is_forsaken(const Casting& casting, const Plan& plan, const std::vector<Casting>& castings) {
  const Part& part = *casting.part;
  if (part.role || !part.is_thing) return false;
  if (is_empty_seat(part, plan, castings)) return true;
  const std::string& owner = part.at ? part.at->part : part.beside;
  const auto named = [&](const Part& other) { return other.name == owner; };
  const auto wanted = std::find_if(plan.parts.begin(), plan.parts.end(), named);
  return wanted != plan.parts.end() && wanted->role && !wanted->is_thing &&
         std::none_of(castings.begin(), castings.end(),
                      [&](const Casting& other) { return named(*other.part); });
}

const Casting& find_casting(const std::vector<Casting>& castings, const std::string& name) {
  return *std::find_if(castings.begin(), castings.end(),
                       [&](const Casting& casting) { return casting.part->name == name; });
}

}  // namespace

Company::Company(const Wish& wish, const cast::Library& library, std::vector<Actor> actors,
                 base::Random random, base::Random people)
    : wish_(wish),
      library_(library),
      actors_(std::move(actors)),
      random_(random),
      people_(people),
      used_(actors_.size(), false),
      moods_(wish.motifs.size()) {
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) moods_[i] = mood_of(wish.motifs[i]);
}

const WishedMotif& Company::wished(int index) const {
  return wish_.motifs[static_cast<std::size_t>(index)];
}

bool Company::is_free(std::size_t actor) const {
  return !used_[actor] && std::find(held_.begin(), held_.end(), actor) == held_.end();
}

void Company::set_mood(int index, figures::Mood mood) {
  std::optional<figures::Mood>& own = moods_[static_cast<std::size_t>(index)];
  // Who cries is sad in the text, and in the picture with tears; who roars is angry, with an open mouth.
  using enum figures::Mood;
  if (!own || (own == sad && mood == crying) || (own == angry && mood == shouting)) own = mood;
}

std::optional<std::vector<Casting>> Company::cast_things(const Plan& plan, const Task& task) {
  std::vector<Casting> things;
  held_.clear();
  for (const Part& part : plan.parts) {
    if (!part.is_thing) continue;
    if (std::optional<Player> player = take(task, part)) {
      things.push_back({&part, std::move(*player)});
    } else if (part.role && !motif_of(task, *part.role, wish_).empty()) {
      held_.clear();
      return std::nullopt;
    }
  }
  return things;
}

std::optional<Casting> Company::cast_alone(std::size_t actor, const Part& part) {
  const int index = actors_[actor].wished;
  std::optional<Player> player = !part.is_thing       ? being_of(wished(index).motif, part, naming_of(actor))
                                 : part.props.empty() ? player_of_motif(wished(index).motif)
                                                      : player_of_prop(part.props.front());
  if (!player) return std::nullopt;
  player->name = wished(index).name;
  player->motif = wished(index).motif;
  player->wished = index;
  make_as_large(*player, wished(index).size);
  make_as_meant(*player, library_.entry(player->motif));
  player->mood = moods_[static_cast<std::size_t>(index)];
  held_ = {actor};
  return Casting{&part, std::move(*player)};
}

std::vector<std::size_t> Company::engage(std::vector<Casting>& castings, const Task* task) {
  std::sort(held_.begin(), held_.end());
  take_named(castings, task);
  put_on_what_is_worn(castings);
  for (const std::size_t i : held_) used_[i] = true;
  std::vector<std::size_t> engaged = std::move(held_);
  held_.clear();
  return engaged;
}

// "Ein Frosch mit Krone": it is on the head, and no thing of its own.
void Company::put_on_what_is_worn(std::vector<Casting>& castings) {
  std::vector<Casting> hats;
  for (Casting& casting : castings) {
    if (casting.player.wished < 0) continue;
    if (std::optional<Casting> hat = hat_of_garment(casting, wished(casting.player.wished).garment))
      hats.push_back(std::move(*hat));
    for (const int index : said_to_wear(wish_, casting.player.wished)) {
      const bool worn = is_worn(index) || can_have_on(wish_, casting.player.wished, index);
      const std::optional<std::size_t> thing = worn ? free_actor(index) : std::nullopt;
      if (!thing) continue;
      auto* figure = std::get_if<figures::FigureLook>(&casting.player.body);
      auto* person = figure != nullptr ? std::get_if<figures::PersonLook>(figure) : nullptr;
      if (person != nullptr && dress_with(*person, wished(index).motif)) {
        worn_.push_back(index);
        hold_all_of(index);  // "Handschuhe" are a pair
        continue;
      }
      const std::string& motif = wished(index).motif;
      const std::shared_ptr<const Part> part = worn_part(casting, motif, library_.entry(motif)->wear);
      if (part == nullptr) continue;
      auto player = part->props.empty() ? player_of_motif(motif) : player_of_prop(part->props.front());
      if (!player) continue;
      player->wished = index;
      held_.push_back(*thing);
      hats.push_back({part.get(), std::move(*player), 0, part});
    }
  }
  castings.insert(castings.end(), std::make_move_iterator(hats.begin()), std::make_move_iterator(hats.end()));
}

void Company::hold_all_of(int index) {
  while (const std::optional<std::size_t> thing = free_actor(index)) held_.push_back(*thing);
}

void Company::engage_all_of(int index) {
  held_.clear();
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    if (actors_[i].wished == index) used_[i] = true;
  }
}

std::optional<std::size_t> Company::free_actor(int index) const {
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    if (actors_[i].wished == index && is_free(i)) return i;
  }
  return std::nullopt;
}

std::optional<Player> Company::player_of_motif(std::string_view motif) const {
  Player player;
  player.motif = motif;
  const LexiconEntry* entry = library_.entry(motif);
  if (entry != nullptr) player.name = entry->singular;
  if (const props::DrawnProp* prop = props::prop_for_motif(motif)) {
    player.body = Thing(*prop);
    return player;
  }
  const motifs::Motif* drawn = library_.motif(motif);
  if (drawn == nullptr || drawn->bounds.empty()) return std::nullopt;
  player.body = Thing(*drawn, usual_cm(entry), entry != nullptr && entry->facing == language::Facing::left);
  return player;
}

// "Tom" of the second child of "Lena und Tom"; no first name for who has none.
Company::Naming Company::naming_of(std::size_t actor) const {
  const int index = actors_[actor].wished;
  const auto before = std::count_if(actors_.begin(), actors_.begin() + static_cast<std::ptrdiff_t>(actor),
                                    [&](const cast::Actor& other) { return other.wished == index; });
  const WishedMotif& motif = wished(index);
  const auto at = static_cast<std::size_t>(before);
  return {motif.name, at < motif.called.size() ? std::string_view(motif.called[at]) : std::string_view(),
          motif.garment, said_to_hold(wish_, index)};
}

// Who has a first name looks the same on every page, whatever its seed; "das Mädchen" on all pages of one
// seed, the second girl likewise. Others of a page are unlike those who are called the same.
std::optional<figures::FigureLook> Company::look_of(std::string_view motif, const Naming& called) {
  if (!figures::is_person(motif)) return figures::cast_figure(motif, random_, figures_, called.noun);
  if (!called.first_name.empty()) {
    base::Random own = base::Random(0).fork(called.first_name);
    return figures::cast_figure(motif, own, {}, called.noun);
  }
  std::vector<figures::FigureLook> same;
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    if (called_[i] == called.noun) same.push_back(figures_[i]);
  }
  base::Random own = people_.fork(called.noun).fork(std::to_string(same.size()));
  return figures::cast_figure(motif, own, same, called.noun);
}

// Somebody who acts, as the part wants it: on two legs or on four.
std::optional<Player> Company::being_of(std::string_view motif, const Part& part, const Naming& called) {
  Player player;
  player.motif = motif;
  const bool person = figures::is_person(motif);
  const std::optional<beasts::Species> species = beasts::species_of(motif);
  const bool as_person =
      (!called.garment.empty() || called.holds) && !part.pose.empty() && figures::has_figure(motif);
  if (!part.beast.empty() && !person && species && !as_person) {
    const beasts::BeastLook look = beasts::make_beast(random_, *species, beasts_);
    beasts_.push_back(look);
    player.body = look;
    return player;
  }
  // Who has no body that moves keeps its picture, if it is in it as an animal.
  const bool upright = !part.pose.empty() && figures::has_figure(motif);
  if (!upright && !part.pose.empty() && things_act_ && !person) return thing_that_acts(motif);
  if (!upright && !part.beast.empty() && !person) return player_of_motif(motif);
  if (!upright) return std::nullopt;
  std::optional<figures::FigureLook> look = look_of(motif, called);
  if (!look) return std::nullopt;
  if (auto* somebody = std::get_if<figures::PersonLook>(&*look); somebody != nullptr) {
    if (!looks_given_) {
      give_looks(wish_.looks, *somebody);
      dress_up(wish_.text, *somebody);
    }
    looks_given_ = true;
    wear_helmet(wish_.text, *somebody);
    if (warm_) *somebody = figures::dressed_for(*somebody, figures::Occasion::winter);
  }
  figures::dress_for_times(wish_.text, motif, called.noun, random_, *look);
  if (!called.garment.empty()) figures::put_on(called.garment, random_, *look);
  figures_.push_back(*look);
  called_.emplace_back(called.noun);
  player.body = *look;
  return player;
}

// With arms and legs, and a face where its picture has none.
std::optional<Player> Company::thing_that_acts(std::string_view motif) const {
  std::optional<Player> player = player_of_motif(motif);
  if (!player) return std::nullopt;
  // Large on the page, so that nothing of it is left out yet.
  constexpr figures::Drawn whole{.mm_per_unit = 60, .finest_mm = 0};
  const Thing& thing = std::get<Thing>(player->body);
  auto picture =
      std::make_shared<page::Figure>(thing.draw(props::PropLayer::back, 1, whole, base::Random(0)));
  const page::Figure front = thing.draw(props::PropLayer::front, 1, whole, base::Random(0));
  picture->shapes.insert(picture->shapes.end(), front.shapes.begin(), front.shapes.end());
  const LexiconEntry* entry = library_.entry(motif);
  player->body = figures::FigureLook(
      figures::ThingLook{std::move(picture), entry != nullptr && (entry->is_animal || entry->has_face)});
  return player;
}

// "reitet durch den Wald": the horse.
std::optional<Player> Company::being_that_verb_means(std::string_view motif, const Part& part) {
  std::optional<Player> player = being_of(motif, part, {motif, {}, {}});
  if (const LexiconEntry* entry = library_.entry(motif); player && entry != nullptr)
    player->name = entry->singular;
  return player;
}

// Who takes the part, or nothing. `held_` gets the actor that it is.
std::optional<Player> Company::take(const Task& task, const Part& part) {
  if (!part.role) return player_of_prop(pick(part.props));
  const bool agent = is_agent(*part.role);
  const std::optional<std::size_t> own =
      agent ? free_agent(task, static_cast<int>(*part.role)) : std::nullopt;
  const std::optional<int> index =
      agent ? (own ? std::optional(actors_[*own].wished) : std::nullopt) : index_of(task, *part.role);
  if (!index) {
    const std::string_view meant = *part.role == Role::tool ? motif_of(task, Role::tool, wish_) : "";
    if (!part.is_thing) return meant.empty() ? std::nullopt : being_that_verb_means(meant, part);
    if (!meant.empty() && part.props.empty()) return player_of_motif(meant);
    return part.props.empty() ? std::nullopt : player_of_prop(pick(part.props));
  }
  const std::optional<std::size_t> actor = agent ? own : free_actor(*index);
  // Three dogs chase one cat, and not one each; nor do three children build a snowman each.
  if (!actor && (!part.is_thing || stands_once(wished(*index), part))) return std::nullopt;
  const WishedMotif& motif = wished(*index);
  const bool by_prop =
      part.is_thing && part.even_if_named && !part.props.empty() && !draws_named_tool(part, motif.motif);
  const Naming called = actor ? naming_of(*actor) : Naming{motif.name, {}, motif.garment};
  std::optional<Player> player = !part.is_thing ? being_of(motif.motif, part, called)
                                 : by_prop      ? player_of_prop(pick(part.props))
                                                : player_of_motif(motif.motif);
  if (!player) return std::nullopt;
  player->motif = motif.motif;
  player->name = motif.name;
  make_as_large(*player, motif.size);
  make_as_meant(*player, library_.entry(motif.motif));
  player->mood = moods_[static_cast<std::size_t>(*index)];
  if (actor) {
    held_.push_back(*actor);
    player->wished = *index;
    // A bunch of flowers is one thing in a hand, so are the biscuits on a table, and a drawing that takes
    // the place of what was named has all of it.
    while ((part.in_hand || part.held || part.repeated || by_prop) && free_actor(*index))
      held_.push_back(*free_actor(*index));
  }
  return player;
}

bool Company::is_taken(const std::optional<int>& thing) const {
  return thing && wished(*thing).count == 1 && !free_actor(*thing);
}

// Of the agents that have no part yet the first to the fifth, in the order of the text; where a plan has that
// role several times, the next one that it has not taken.
std::optional<std::size_t> Company::free_agent(const Task& task, int rank) const {
  for (const int agent : task.agents) {
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      if (actors_[i].wished == agent && !used_[i] && rank-- <= 0 && is_free(i)) return i;
    }
  }
  return std::nullopt;
}

std::string Company::pick(const std::vector<std::string>& props) {
  return props[props.size() > 1 ? random_.below(static_cast<std::uint32_t>(props.size())) : 0];
}

std::vector<Casting> Company::cast_plan(const Plan& plan, const Task& task, bool shared) {
  std::vector<Casting> castings;
  held_.clear();
  const std::size_t figures = figures_.size(), beasts = beasts_.size();
  const auto give_up = [&]() -> std::vector<Casting> {
    held_.clear();
    figures_.resize(figures, figures::FigureLook{});
    called_.resize(figures);
    beasts_.resize(beasts);
    return {};
  };
  for (const Part& part : plan.parts) {
    if (is_at_the_back(part, plan, task, wish_, library_)) continue;
    std::optional<Player> player = take(task, part);
    if (player) {
      castings.push_back({&part, std::move(*player)});
      if (part.repeated) repeat(castings);
      // Where a thing has one seat, a second child takes another one of it.
      const bool more = part.role == Role::second || part.role == Role::third;
      if (more && lacks_point(castings)) {
        castings.pop_back();
        held_.pop_back();
      }
      continue;
    }
    // A second child may be missing, a first one not; nor a figure that was asked for.
    const bool asked = part.role && !motif_of(task, *part.role, wish_).empty();
    const bool further = std::any_of(castings.begin(), castings.end(),
                                     [&](const Casting& casting) { return casting.part->role == part.role; });
    const bool needed = part.role == Role::agent || (asked && !is_agent(*part.role) && !further);
    if (needed) return give_up();
  }
  const std::vector<Casting> found = castings;
  std::erase_if(castings, [&](const Casting& casting) {
    return is_forsaken(casting, plan, found) || hides_costume(casting, found);
  });
  if (castings.empty() || lacks_point(castings)) return give_up();
  carry_along(castings, plan, task);
  if (task.deed && plan.others.empty() && !plan.mood_only) gather(castings, plan, task, shared);
  return castings;
}

// More of those who do it, or to whom it is done, where the plan has a part for one of them.
void Company::gather(std::vector<Casting>& castings, const Plan& plan, const Task& task, bool shared) {
  constexpr int most = 3;
  for (const Role role : {Role::agent, Role::patient, Role::receiver}) {
    const auto has_role = [&](const Casting& casting) { return casting.part->role == role; };
    const auto parts = std::count_if(plan.parts.begin(), plan.parts.end(), [&](const Part& part) {
      return part.role == role || (role == Role::agent && part.role && is_agent(*part.role));
    });
    auto model = std::find_if(castings.begin(), castings.end(), has_role);
    if (parts != 1 || model == castings.end() || !is_posed(model->player) || model->player.wished < 0)
      continue;
    bool seated = false;
    std::string seat;
    for (int rank = 1; rank <= most; ++rank) {
      const std::optional<std::size_t> actor =
          role == Role::agent ? further_agent(task) : free_actor(model->player.wished);
      const bool sits =
          actor && role == Role::agent && (rank == 1 ? shared_seat(castings, *model) != nullptr : seated);
      if (sits && rank == 1) seat = shared_seat(castings, *model)->part->name;
      seated = sits;
      const Casting* partner = !actor ? nullptr
                               : sits ? &find_casting(castings, seat)
                                      : partner_of(castings, *model);
      const bool shares = actor && partner == nullptr && role == Role::agent && shared;
      if (shares) partner = shared_thing(castings, *model);
      // Two pairs are two tableaux.
      if (partner == nullptr || (!sits && partner->player.wished >= 0 && free_actor(partner->player.wished)))
        break;
      std::optional<Player> player = player_of_actor(*actor, *model->part);
      if (!player || !is_posed(*player)) break;
      const auto join = sits ? one_aboard : shares ? one_across : one_more;
      std::vector<Casting> more = join(castings, *model, *partner, *player, rank);
      if (more.empty()) break;
      const std::size_t before = castings.size();
      castings.insert(castings.end(), std::make_move_iterator(more.begin()),
                      std::make_move_iterator(more.end()));
      model = std::find_if(castings.begin(), castings.end(), has_role);
      if (lacks_point(castings)) {
        castings.resize(before);
        break;
      }
      held_.push_back(*actor);
    }
  }
}

// An actor as the part wants it, with the looks and the size that the text gives it.
std::optional<Player> Company::player_of_actor(std::size_t actor, const Part& part) {
  const int index = actors_[actor].wished;
  const WishedMotif& motif = wished(index);
  std::optional<Player> player = being_of(motif.motif, part, naming_of(actor));
  if (!player) return std::nullopt;
  player->motif = motif.motif;
  player->name = motif.name;
  player->wished = index;
  make_as_large(*player, motif.size);
  make_as_meant(*player, library_.entry(motif.motif));
  player->mood = moods_[static_cast<std::size_t>(index)];
  return player;
}

// The next of those who do it that no part has.
std::optional<std::size_t> Company::further_agent(const Task& task) const {
  for (const int agent : task.agents) {
    if (const std::optional<std::size_t> actor = free_actor(agent)) return actor;
  }
  return std::nullopt;
}

// What somebody has with them is in their hand, if the plan leaves one free.
void Company::carry_along(std::vector<Casting>& castings, const Plan& plan, const Task& task) {
  const std::optional<int> thing = companion_of(task);
  if (!thing || !free_actor(*thing) || is_worn(*thing)) return;
  const std::string_view motif = wished(*thing).motif;
  const bool carried_by_hand = goes_into_a_hand(wish_, task.agents.front(), *thing, library_);
  if (!carried_by_hand || brings(castings, wished(*thing), library_)) return;
  const auto agent = std::find_if(castings.begin(), castings.end(), [](const Casting& casting) {
    return casting.part->role == Role::agent &&
           std::holds_alternative<figures::FigureLook>(casting.player.body);
  });
  const bool busy = std::any_of(plan.parts.begin(), plan.parts.end(), uses_far_hand);
  if (agent == castings.end() || busy) return;
  const std::optional<Player> seen = player_of_motif(motif);
  const bool upright = seen && is_container(*seen);
  const Part& part = upright ? carried_upright() : carried(!props::drawing_for_motif(motif).empty());
  Task with = task;
  with.tool = *thing;
  if (std::optional<Player> player = take(with, part)) {
    castings.push_back({&part, std::move(*player)});
    if (lacks_point(castings)) {
      castings.pop_back();
      held_.pop_back();
    }
  }
}

// The tool that the text names, or what the agent is with.
std::optional<int> Company::companion_of(const Task& task) const {
  const std::optional<int> tool = index_of(task, Role::tool);
  if (tool && free_actor(*tool)) return tool;
  for (const Relation& relation : wish_.relations) {
    const bool agent =
        std::find(task.agents.begin(), task.agents.end(), relation.subject) != task.agents.end();
    if (relation.preposition == Preposition::with && agent && !relation.objects.empty() &&
        !has_role(relation.objects.front()))
      return relation.objects.front();
  }
  return std::nullopt;
}

bool Company::is_worn(int index) const {
  const LexiconEntry* entry = library_.entry(wished(index).motif);
  return entry != nullptr && entry->wear.at != language::WornAt::nowhere;
}

// The last one once more for each of its motif that was asked for, as long as there is room for them.
void Company::repeat(std::vector<Casting>& castings) const {
  const Casting one = castings.back();
  const auto* thing = std::get_if<Thing>(&one.player.body);
  const int each = thing != nullptr ? thing->pieces() : 1;  // a plate of noodles is many of them
  const auto same = std::count_if(held_.begin(), held_.end(),
                                  [&](std::size_t i) { return actors_[i].wished == one.player.wished; });
  for (int copy = 1; copy * each < same && copy < 3; ++copy) castings.push_back({one.part, one.player, copy});
}

int Company::free_agents(const Task& task) const {
  int count = 0;
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    if (!used_[i] &&
        std::find(task.agents.begin(), task.agents.end(), actors_[i].wished) != task.agents.end())
      ++count;
  }
  return count;
}

std::vector<std::size_t> Company::keep_back(const Task& task, int count) {
  std::vector<std::size_t> free;
  for (const int agent : task.agents) {
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      if (actors_[i].wished == agent && !used_[i]) free.push_back(i);
    }
  }
  const std::size_t most = std::min(free.size(), static_cast<std::size_t>(std::max(count, 0)));
  std::vector<std::size_t> kept(free.end() - static_cast<std::ptrdiff_t>(most), free.end());
  for (const std::size_t i : kept) used_[i] = true;
  return kept;
}

void Company::let_go(const std::vector<std::size_t>& kept) {
  for (const std::size_t i : kept) used_[i] = false;
}

// Whether a deed says what the wished motif is there for.
bool Company::has_role(int index) const {
  return std::any_of(wish_.deeds.begin(), wish_.deeds.end(), [&](const Deed& deed) {
    const bool tool =
        deed.tool && std::holds_alternative<int>(*deed.tool) && std::get<int>(*deed.tool) == index;
    const bool goal =
        deed.way && std::holds_alternative<int>(deed.way->goal) && std::get<int>(deed.way->goal) == index;
    return tool || goal || deed.patient == index || deed.receiver == index;
  });
}

// "rasiert sich vor dem Spiegel", "machen Musik: Gitarre und Schlagzeug": what a plan brings along is the
// one that was named, and does not stand there twice. So is the tool of this deed ("mit der Gießkanne") that
// no part of the plan is for.
void Company::take_named(std::vector<Casting>& castings, const Task* task) {
  for (Casting& casting : castings) {
    // Soup that is drawn as its pot is the pot, too.
    const bool taken = casting.player.wished >= 0;
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      const WishedMotif& named = wished(actors_[i].wished);
      if (!is_free(i) || is_for_another_deed(actors_[i].wished, task)) continue;
      // Of three apples one is eaten, and two lie there.
      if (taken && actors_[i].wished == casting.player.wished) continue;
      // Nor is a nest drawn beside the young ones in theirs.
      const bool in_one = casting.part->is_thing && is_animal(casting.player.motif, library_);
      const bool by_name = taken && !in_one;
      if (!(by_name ? bears_name(casting.player, named) : shows_named(casting.player, named, library_)))
        continue;
      held_.push_back(i);
      if (by_name) casting.player.name = named.name;
      if (taken) continue;
      casting.player.motif = named.motif;
      casting.player.name = named.name;
      casting.player.wished = actors_[i].wished;
      break;
    }
  }
}

// Whether the wished motif is there for something else than the task.
bool Company::is_for_another_deed(int index, const Task* task) const {
  if (!has_role(index)) return task != nullptr && is_seat_of_another(wish_, index, task->agents);
  if (task == nullptr) return true;
  for (const Role role : {Role::tool, Role::patient, Role::goal}) {
    if (index_of(*task, role) == index) return false;
  }
  // "..., und sein Freund filmt sie mit dem Handy": the plan shows his deed as well.
  const Deed* beside = task->beside ? &wish_.deeds[*task->beside] : nullptr;
  const int* tool_beside = beside != nullptr && beside->tool ? std::get_if<int>(&*beside->tool) : nullptr;
  if (tool_beside != nullptr && *tool_beside == index) return false;
  // The goal of a game is the one that they shoot at; who drives a tractor and pulls a trailer has one.
  const bool made_by_same = std::any_of(wish_.deeds.begin(), wish_.deeds.end(), [&](const Deed& deed) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    const bool same = deed.patient == index || (tool != nullptr && *tool == index);
    return same && deed.agents == task->agents && !is_animal(wished(index).motif, library_);
  });
  return !made_by_same;
}

}  // namespace drawing::deeds
