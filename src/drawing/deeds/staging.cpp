#include "drawing/deeds/staging.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/own_things.h"
#include "drawing/deeds/player_size.h"
#include "drawing/deeds/roles.h"
#include "drawing/deeds/sizes.h"
#include "drawing/deeds/stock_parts.h"
#include "drawing/deeds/tableau.h"
#include "drawing/deeds/task.h"
#include "drawing/deeds/wished_looks.h"

namespace drawing::deeds {
namespace {

using cast::Actor;
using language::LexiconEntry;

// How people stand who do nothing.
constexpr std::array<std::string_view, 4> idle_poses{"stand", "wave", "akimbo", "stand"};

std::optional<figures::Mood> mood_of(const WishedMotif& wished) {
  switch (wished.mood) {
    case Mood::happy:
      return figures::Mood::laughing;
    case Mood::sad:
      return figures::Mood::sad;
    case Mood::angry:
      return figures::Mood::angry;
    case Mood::sleepy:
      return figures::Mood::sleepy;
    case Mood::as_is:
      break;
  }
  return std::nullopt;
}

// How an animal is there that does nothing.
std::string_view rest_of(beasts::Species species, const Actor& actor) {
  if (actor.pose == Pose::sleeping) return "sleep";
  if (actor.pose == Pose::jumping) return "jump";
  if (beasts::kind_of(species) == beasts::Kind::fish) return "swim";
  return actor.place == cast::Place::air || actor.pose == Pose::flying ? "fly" : "stand";
}

// Who is free for a part: an actor of the cast, by its index there.
class Stager {
 public:
  Stager(const Wish& wish, const cast::Library& library, std::vector<Actor> actors, const PlanBook& plans,
         Surroundings around, base::Random random)
      : wish_(wish),
        library_(library),
        actors_(std::move(actors)),
        plans_(plans),
        around_(around),
        random_(random),
        used_(actors_.size(), false),
        moods_(wish.motifs.size()) {
    staged_.shown.resize(wish.deeds.size(), false);
    for (std::size_t i = 0; i < wish.motifs.size(); ++i) moods_[i] = mood_of(wish.motifs[i]);
  }

  Staged run() {
    const std::vector<Task> tasks = tasks_of(wish_, plans_);
    for (const Task& task : tasks) set_mood(task);
    for (const Task& task : tasks) perform(task);
    for (std::size_t i = 0; i < actors_.size(); ++i) stand(i);
    // Those who keep their own drawing stay where they were among the others.
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      if (!used_[i]) done_.emplace_back(i, actors_[i]);
    }
    std::stable_sort(done_.begin(), done_.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [order, actor] : done_) staged_.actors.push_back(std::move(actor));
    keep_sizes_near(staged_.actors, [&](const Actor& actor) {
      if (actor.ensemble != nullptr && resting_.count(actor.wished) == 0) return Standing::busy;
      return is_animal(wished(actor.wished).motif) ? Standing::animal : Standing::thing;
    });
    link_relations();
    return std::move(staged_);
  }

 private:
  const WishedMotif& wished(int index) const { return wish_.motifs[static_cast<std::size_t>(index)]; }

  // Roles.

  // The first actor of a wished motif that has no part yet.
  std::optional<std::size_t> free_actor(int index) const {
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      if (actors_[i].wished == index && !used_[i] && std::find(held_.begin(), held_.end(), i) == held_.end())
        return i;
    }
    return std::nullopt;
  }

  std::optional<int> index_of(const Task& task, Role role) const { return deeds::index_of(task, role); }
  std::string_view motif_of(const Task& task, Role role) const { return deeds::motif_of(task, role, wish_); }
  bool is_animal(std::string_view motif) const { return deeds::is_animal(motif, library_); }

  // Players.

  std::optional<Player> player_of_motif(std::string_view motif) const {
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

  std::optional<Player> player_of_prop(const std::string& name) const {
    const props::DrawnProp* prop = props::find_drawn(name);
    if (prop == nullptr) return std::nullopt;
    Player player;
    player.name = prop->title;
    player.body = Thing(*prop);
    return player;
  }

  // Somebody who acts, as the part wants it: on two legs or on four.
  std::optional<Player> being_of(std::string_view motif, const Part& part) {
    Player player;
    player.motif = motif;
    const bool person = figures::is_person(motif);
    const std::optional<beasts::Species> species = beasts::species_of(motif);
    if (!part.beast.empty() && !person && species) {
      const beasts::BeastLook look = beasts::make_beast(random_, *species, beasts_);
      beasts_.push_back(look);
      player.body = look;
      return player;
    }
    // Who has no body that moves keeps its picture, if it is in it as an animal.
    const bool upright = !part.pose.empty() && figures::has_figure(motif);
    if (!upright && !part.beast.empty() && !person) return player_of_motif(motif);
    if (!upright) return std::nullopt;
    std::optional<figures::FigureLook> look = figures::cast_figure(motif, random_, figures_);
    if (!look) return std::nullopt;
    if (auto* somebody = std::get_if<figures::PersonLook>(&*look); somebody != nullptr) {
      if (!looks_given_) give_looks(wish_.looks, *somebody);
      looks_given_ = true;
    }
    figures_.push_back(*look);
    player.body = *look;
    return player;
  }

  // "reitet durch den Wald": the horse.
  std::optional<Player> being_that_verb_means(std::string_view motif, const Part& part) {
    std::optional<Player> player = being_of(motif, part);
    if (const LexiconEntry* entry = library_.entry(motif); player && entry != nullptr)
      player->name = entry->singular;
    return player;
  }

  // Who takes the part, or nothing. `held_` gets the actor that it is.
  std::optional<Player> take(const Task& task, const Part& part) {
    if (!part.role) return player_of_prop(pick(part.props));
    const bool agent = is_agent(*part.role);
    const std::optional<std::size_t> own =
        agent ? free_agent(task, static_cast<int>(*part.role)) : std::nullopt;
    const std::optional<int> index =
        agent ? (own ? std::optional(actors_[*own].wished) : std::nullopt) : index_of(task, *part.role);
    if (!index) {
      const std::string_view meant = *part.role == Role::tool ? motif_of(task, Role::tool) : "";
      if (!part.is_thing) return meant.empty() ? std::nullopt : being_that_verb_means(meant, part);
      if (!meant.empty() && part.props.empty()) return player_of_motif(meant);
      return part.props.empty() ? std::nullopt : player_of_prop(pick(part.props));
    }
    const std::optional<std::size_t> actor = agent ? own : free_actor(*index);
    // Three dogs chase one cat, and not one each; nor do three children build a snowman each.
    if (!actor && (!part.is_thing || stands_once(wished(*index), part))) return std::nullopt;
    const WishedMotif& motif = wished(*index);
    const bool by_prop = part.is_thing && part.even_if_named && !part.props.empty();
    std::optional<Player> player = !part.is_thing ? being_of(motif.motif, part)
                                   : by_prop      ? player_of_prop(pick(part.props))
                                                  : player_of_motif(motif.motif);
    if (!player) return std::nullopt;
    player->motif = motif.motif;
    player->name = motif.name;
    make_as_large(*player, motif.size);
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

  // Whether others are already at the one thing that was asked for: no second tree is trimmed beside it.
  bool is_used(const std::optional<int>& thing) const {
    return thing && wished(*thing).count == 1 && !free_actor(*thing);
  }

  // Of the agents that have no part yet the first to the fifth, in the order of the text.
  std::optional<std::size_t> free_agent(const Task& task, int rank) const {
    for (const int agent : task.agents) {
      for (std::size_t i = 0; i < actors_.size(); ++i) {
        if (actors_[i].wished == agent && !used_[i] && rank-- == 0) return i;
      }
    }
    return std::nullopt;
  }

  std::string pick(const std::vector<std::string>& props) {
    return props[props.size() > 1 ? random_.below(static_cast<std::uint32_t>(props.size())) : 0];
  }

  // Everybody in the plan, or nothing where somebody is missing that it cannot do without.
  std::vector<Casting> cast_plan(const Plan& plan, const Task& task) {
    std::vector<Casting> castings;
    held_.clear();
    const std::size_t figures = figures_.size(), beasts = beasts_.size();
    const auto give_up = [&]() -> std::vector<Casting> {
      held_.clear();
      figures_.resize(figures, figures::FigureLook{});
      beasts_.resize(beasts);
      return {};
    };
    for (const Part& part : plan.parts) {
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
      const bool asked = part.role && !motif_of(task, *part.role).empty();
      const bool further = std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
        return casting.part->role == part.role;
      });
      const bool needed = part.role == Role::agent || (asked && !is_agent(*part.role) && !further);
      if (needed) return give_up();
    }
    if (castings.empty() || lacks_point(castings)) return give_up();
    carry_along(castings, plan, task);
    return castings;
  }

  // What somebody has with them is in their hand, if the plan leaves one free.
  void carry_along(std::vector<Casting>& castings, const Plan& plan, const Task& task) {
    const std::optional<int> thing = companion_of(task);
    if (!thing || !free_actor(*thing) || is_worn(*thing)) return;
    const std::string_view motif = wished(*thing).motif;
    if (figures::is_person(motif) || is_animal(motif) || brings(castings, motif)) return;
    const auto agent = std::find_if(castings.begin(), castings.end(), [](const Casting& casting) {
      return casting.part->role == Role::agent &&
             std::holds_alternative<figures::FigureLook>(casting.player.body);
    });
    const bool busy = std::any_of(plan.parts.begin(), plan.parts.end(), uses_far_hand);
    if (agent == castings.end() || busy) return;
    const Part& part = carried(!props::drawing_for_motif(motif).empty());
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
  std::optional<int> companion_of(const Task& task) const {
    if (const std::optional<int> tool = index_of(task, Role::tool)) return tool;
    for (const Relation& relation : wish_.relations) {
      const bool agent =
          std::find(task.agents.begin(), task.agents.end(), relation.subject) != task.agents.end();
      if (relation.preposition == Preposition::with && agent && !relation.objects.empty())
        return relation.objects.front();
    }
    return std::nullopt;
  }

  bool is_worn(int index) const {
    const LexiconEntry* entry = library_.entry(wished(index).motif);
    return entry != nullptr && entry->wear.at != language::WornAt::nowhere;
  }

  // The last one once more for each of its motif that was asked for, as long as there is room for them.
  void repeat(std::vector<Casting>& castings) const {
    constexpr int most = 2;
    const Casting last = castings.back();
    const auto same = std::count_if(held_.begin(), held_.end(),
                                    [&](std::size_t i) { return actors_[i].wished == last.player.wished; });
    for (int copy = 1; copy < same && copy <= most; ++copy)
      castings.push_back({last.part, last.player, copy});
  }

  // Deeds.

  bool fits(const Plan& plan, const Task& task) const {
    if (plan.site == Site::water && !around_.water) return false;
    if (plan.site == Site::under_water && !around_.under_water) return false;
    return free_agents(task) >= plan.agents && suits(plan, task, wish_, library_);
  }

  int free_agents(const Task& task) const {
    int count = 0;
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      if (!used_[i] &&
          std::find(task.agents.begin(), task.agents.end(), actors_[i].wished) != task.agents.end())
        ++count;
    }
    return count;
  }

  // "lacht und winkt": the laughing shows in the face of who waves.
  void set_mood(const Task& task) {
    if (!task.deed) return;
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (!plan->mood_only || !fits(*plan, task) || !plan->parts.front().mood) continue;
      for (const int agent : task.agents) {
        std::optional<figures::Mood>& mood = moods_[static_cast<std::size_t>(agent)];
        // Who cries is sad in the text, and in the picture with tears.
        const std::optional<figures::Mood> shown = plan->parts.front().mood;
        if (!mood || (mood == figures::Mood::sad && shown == figures::Mood::crying)) mood = shown;
      }
      return;
    }
  }

  // A hat that somebody wears is put on by the layout, and is nothing to carry.
  bool wears(const Task& task) const {
    if (task.verb != "tragen" && task.verb != relation_with) return false;
    const std::optional<int> thing = task.patient ? task.patient : index_of(task, Role::tool);
    return thing && is_worn(*thing);
  }

  void perform(const Task& task) {
    if (wears(task)) {
      if (task.deed) staged_.shown[*task.deed] = true;
      return;
    }
    bool any = false;
    while (free_agents(task) > 0) {
      const Plan* plan = stage_once(task, any);
      if (plan == nullptr) break;
      any = true;
      if (plan->others.empty()) continue;
      for (std::size_t i = 0; i < actors_.size(); ++i) {
        if (std::find(task.agents.begin(), task.agents.end(), actors_[i].wished) != task.agents.end())
          stand_as(i, plan->others);
      }
    }
    if (!task.deed) return;
    const bool already = !any && (free_agents(task) == 0 || later_deed(task)) && goes_along(task);
    const bool by_drawings = shown_by_drawings(task);
    if (!any && !by_drawings && !later_deed(task)) keep_busy(task);
    if (any || already || by_drawings) staged_.shown[*task.deed] = true;
  }

  // Nobody stands idle beside what the deed is about, even if nobody knows how to show the deed.
  void keep_busy(Task task) {
    task.verb = any_deed;
    while (free_agents(task) > 0 && stage_once(task, false) != nullptr) {
    }
  }

  // What keeps its own drawing can still fly, swim, sleep, jump and dance.
  bool shown_by_drawings(const Task& task) const {
    const Deed& deed = wish_.deeds[*task.deed];
    const bool visible = deed.pose == Pose::flying || deed.pose == Pose::swimming ||
                         deed.pose == Pose::sleeping || deed.pose == Pose::jumping ||
                         deed.pose == Pose::dancing;
    if (!visible || task.tool || task.patient || task.receiver) return false;
    return std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
      return wished(agent).pose == deed.pose && free_actor(agent).has_value();
    });
  }

  // Whether the deed shows although its agents took another part: a mood does.
  bool goes_along(const Task& task) const {
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (plan->mood_only && suits(*plan, task, wish_, library_)) return true;
    }
    return false;
  }

  // The plan that was used, null if none fits.
  const Plan* stage_once(const Task& task, bool again) {
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (!fits(*plan, task) || (again && is_used(task.patient) && replaces_patient(*plan))) continue;
      if (plan->mood_only && later_deed(task)) return nullptr;
      std::vector<Casting> castings = cast_plan(*plan, task);
      if (castings.empty()) continue;
      put_on_stage(std::move(castings), plan, &task);
      return plan;
    }
    return nullptr;
  }

  // Whether all of these take part in the deed: "Mama tröstet den weinenden Jungen".
  static bool concerns(const Deed& deed, const std::vector<int>& agents) {
    return std::all_of(agents.begin(), agents.end(), [&](int agent) {
      return deed.patient == agent || deed.receiver == agent ||
             std::find(deed.agents.begin(), deed.agents.end(), agent) != deed.agents.end();
    });
  }

  // Whether another deed with the same agents in it can be shown.
  bool later_deed(const Task& task) const {
    return std::any_of(wish_.deeds.begin(), wish_.deeds.end(), [&](const Deed& deed) {
      const std::string_view verb = shown_verb(deed, plans_);
      if (verb == task.verb || !concerns(deed, task.agents)) return false;
      const auto plans = plans_.find(verb);
      return std::any_of(plans.begin(), plans.end(), [](const Plan* plan) { return !plan->mood_only; });
    });
  }

  // Whether a deed says what the wished motif is there for.
  bool has_role(int index) const {
    return std::any_of(wish_.deeds.begin(), wish_.deeds.end(), [&](const Deed& deed) {
      const bool tool =
          deed.tool && std::holds_alternative<int>(*deed.tool) && std::get<int>(*deed.tool) == index;
      const bool goal =
          deed.way && std::holds_alternative<int>(deed.way->goal) && std::get<int>(deed.way->goal) == index;
      return tool || goal || deed.patient == index || deed.receiver == index;
    });
  }

  // "rasiert sich vor dem Spiegel", "machen Musik: Gitarre und Schlagzeug": what a plan brings along is the
  // one that was named, and does not stand there twice. So is the tool of this deed ("mit der Gießkanne")
  // that no part of the plan is for.
  void take_named(std::vector<Casting>& castings, const Task* task) {
    for (Casting& casting : castings) {
      const Thing* thing = std::get_if<Thing>(&casting.player.body);
      if (casting.part->role || thing == nullptr) continue;
      for (std::size_t i = 0; i < actors_.size(); ++i) {
        const WishedMotif& named = wished(actors_[i].wished);
        const bool free = !used_[i] && std::find(held_.begin(), held_.end(), i) == held_.end();
        const props::DrawnProp* prop = props::prop_for_motif(named.motif);
        const bool elsewhere = has_role(actors_[i].wished) &&
                               (task == nullptr || index_of(*task, Role::tool) != actors_[i].wished);
        if (!free || prop == nullptr || elsewhere || !shows_kind(thing->kind(), prop->kind)) continue;
        held_.push_back(i);
        casting.player.motif = named.motif;
        casting.player.name = named.name;
        casting.player.wished = actors_[i].wished;
        break;
      }
    }
  }

  // `plan` and `task` are null for who only stands there.
  void put_on_stage(std::vector<Casting> castings, const Plan* plan = nullptr, const Task* task = nullptr) {
    const std::size_t first = *std::min_element(held_.begin(), held_.end());
    // The agent gives its name, wherever its part stands in the plan.
    const std::size_t leader = first;
    take_named(castings, task);
    Actor actor = actors_[leader];
    for (const std::size_t i : held_) {
      used_[i] = true;
      together_[actors_[i].wished] = actor.wished;
    }
    held_.clear();
    add_kinds(castings, staged_.kinds);
    actor.place = plan != nullptr && plan->in_air ? cast::Place::air : cast::Place::ground;
    actor.afloat = plan != nullptr && plan->afloat;
    make_ensemble(actor, std::move(castings), random_.fork(std::to_string(done_.size())));
    done_.emplace_back(first, std::move(actor));
  }

  // Who does nothing is drawn in the hand that draws the others all the same.
  void stand(std::size_t i) {
    if (used_[i]) return;
    if (figures::is_person(wished(actors_[i].wished).motif))
      return stand_as(i, idle_poses[random_.below(idle_poses.size())]);
    if (const Part* part = part_at_rest(i)) rest(i, *part);
  }

  // How an animal or a thing is there without a deed; null where its own picture shows that best.
  const Part* part_at_rest(std::size_t i) {
    const Actor& actor = actors_[i];
    const std::string_view motif = wished(actor.wished).motif;
    if (actor.place == cast::Place::sky) return nullptr;
    if (beasts::shows_more_than_picture(motif)) return &resting(rest_of(*beasts::species_of(motif), actor));
    const bool lies = actor.place == cast::Place::ground && actor.entry != nullptr && !actor.entry->has_face;
    return lies && props::shows_more_than_picture(motif) ? &lone_thing() : nullptr;
  }

  // In the place that the cast has for it, and as large.
  void rest(std::size_t i, const Part& part) {
    const int index = actors_[i].wished;
    std::optional<Player> player =
        part.is_thing ? player_of_motif(wished(index).motif) : being_of(wished(index).motif, part);
    if (!player) return;
    player->name = wished(index).name;
    player->wished = index;
    player->mood = moods_[static_cast<std::size_t>(index)];
    held_ = {i};
    put_on_stage({{&part, std::move(*player)}});
    resting_.insert(index);
    Actor& actor = done_.back().second;
    actor.place = actors_[i].place;
    actor.relative *= std::sqrt(actors_[i].area() / actor.area());
  }

  void stand_as(std::size_t i, std::string_view pose) {
    if (used_[i]) return;
    const Part& part = standing(pose);
    const int index = actors_[i].wished;
    std::optional<Player> player = being_of(wished(index).motif, part);
    if (!player) return;
    player->name = wished(index).name;
    player->wished = index;
    make_as_large(*player, wished(index).size);
    player->mood = moods_[static_cast<std::size_t>(index)];
    held_ = {i};
    put_on_stage({{&part, std::move(*player)}});
  }

  // What is drawn together is no longer related; what is related to one of them is to all.
  void link_relations() {
    const auto leader = [&](int index) {
      const auto found = together_.find(index);
      return found == together_.end() ? index : found->second;
    };
    for (Relation relation : wish_.relations) {
      // "klebt Sterne auf ein Blatt": the stars are on it, not the child with its table.
      const bool holds = relation.preposition == Preposition::on || relation.preposition == Preposition::in;
      if (holds && leader(relation.subject) != relation.subject) continue;
      relation.subject = leader(relation.subject);
      std::vector<int> objects;
      for (const int object : relation.objects) {
        if (leader(object) != relation.subject) objects.push_back(leader(object));
      }
      if (objects.empty()) continue;
      relation.objects = std::move(objects);
      staged_.relations.push_back(std::move(relation));
    }
  }

  const Wish& wish_;
  const cast::Library& library_;
  std::vector<Actor> actors_;
  const PlanBook& plans_;
  Surroundings around_;
  base::Random random_;
  std::vector<bool> used_;                           // by actor
  std::vector<std::size_t> held_;                    // actors of the plan that is being cast
  std::vector<std::optional<figures::Mood>> moods_;  // by wished motif
  std::map<int, int> together_;                      // wished motif to who leads its ensemble
  std::vector<figures::FigureLook> figures_;         // that are on the page
  std::vector<beasts::BeastLook> beasts_;
  bool looks_given_ = false;                         // to the first person
  std::set<int> resting_;                            // wished animals and things that are only there
  std::vector<std::pair<std::size_t, Actor>> done_;  // by the order of their first member
  Staged staged_;
};

}  // namespace

Staged stage(const Wish& wish, const cast::Library& library, std::vector<Actor> actors, const PlanBook& plans,
             Surroundings around, base::Random random) {
  return Stager(wish, library, std::move(actors), plans, around, random).run();
}

}  // namespace drawing::deeds
