#include "drawing/deeds/staging.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/attending.h"
#include "drawing/deeds/audience.h"
#include "drawing/deeds/boarding.h"
#include "drawing/deeds/company.h"
#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/group.h"
#include "drawing/deeds/hands.h"
#include "drawing/deeds/joining.h"
#include "drawing/deeds/linking.h"
#include "drawing/deeds/loading.h"
#include "drawing/deeds/own_things.h"
#include "drawing/deeds/roles.h"
#include "drawing/deeds/row.h"
#include "drawing/deeds/sizes.h"
#include "drawing/deeds/stock_parts.h"
#include "drawing/deeds/subsets.h"
#include "drawing/deeds/tableau.h"
#include "drawing/deeds/task.h"
#include "drawing/deeds/wearing.h"
#include "drawing/deeds/wished_looks.h"

namespace drawing::deeds {
namespace {

using cast::Actor;

// The verb of who has something in a hand.
constexpr std::string_view holding = "halten";

class Stager {
 public:
  Stager(const Wish& wish, const cast::Library& library, std::vector<Actor> actors, const PlanBook& plans,
         Surroundings around, base::Random random, base::Random people)
      : wish_(wish),
        library_(library),
        plans_(plans),
        around_(around),
        company_(wish, library, std::move(actors), random, people) {
    staged_.shown.resize(wish.deeds.size(), false);
    staged_.by_all.resize(wish.deeds.size(), true);
    if (around.snow) company_.dress_warmly();
  }

  Staged run() {
    std::vector<Task> tasks = tasks_of_all(wish_, library_, plans_);
    for (const Task& task : tasks) set_mood(task);
    share_places(tasks, [&](const Task& task) { return main_plan(task) && has_goal(*main_plan(task)); });
    const auto has_main_plan = [this](const Task& task) { return main_plan(task) != nullptr; };
    leave_to_others(
        tasks, [&](const Task& task) { return has_main_plan(task) && !is_besides(task, tasks); },
        [&](const Task& task) { return has_main_plan(task) || goes_along(task); });
    const auto needs_arms = [this](const Task& task) {
      return task.deed && main_plan(task) != nullptr && needs_only_arms(*main_plan(task));
    };
    bodies_first(tasks, needs_arms, has_main_plan);
    busy_ones_first(tasks, needs_arms, has_main_plan);
    mounts_first(tasks);
    some_last(tasks, wish_);
    for (const Task& task : tasks) perform(task, tasks);
    for (const std::size_t i : besides_) bring_backdrop(tasks[i]);
    for (int i = 0; i < static_cast<int>(wish_.motifs.size()); ++i) fill(i);
    GroupJoiner joiner(wish_, around_.upright, company_.random(), together_);
    joiner.make_rows(done_);
    for (std::size_t d = 0; d < wish_.deeds.size(); ++d) seat_audience(d);
    joiner.make_neighbours(done_);
    joiner.finish(done_);
    for (std::size_t i = 0; i < actors().size(); ++i) stand(i);
    // Those who keep their own drawing stay among the others.
    for (std::size_t i = 0; i < actors().size(); ++i) {
      if (!company_.is_used(i)) done_.push_back(Group{i, actors()[i], {}, {}});
    }
    std::ranges::stable_sort(done_, {}, &Group::first);
    for (Group& group : done_) staged_.actors.push_back(std::move(group.actor));
    keep_sizes_near(staged_.actors, [&](const Actor& actor) {
      if (actor.ensemble != nullptr && resting_.count(actor.wished) == 0) return Standing::busy;
      return is_animal(wished(actor.wished).motif, library_) ? Standing::animal : Standing::thing;
    });
    staged_.relations = relations_left(wish_, together_, done_);
    staged_.worn = company_.worn();
    return std::move(staged_);
  }

 private:
  const std::vector<Actor>& actors() const { return company_.actors(); }
  const WishedMotif& wished(int index) const { return company_.wished(index); }

  // Deeds.
  bool fits(const Plan& plan, const Task& task) const {
    if (!around_.has(plan.site)) return false;
    return company_.free_agents(task) >= plan.agents && suits(plan, task, wish_, library_);
  }

  // "lacht und winkt": the laughing shows in the face of who waves.
  void set_mood(const Task& task) {
    const Plan* plan = mood_plan(task);
    if (plan == nullptr) return;
    for (const int agent : task.agents) company_.set_mood(agent, *plan->parts.front().mood);
  }

  const Plan* mood_plan(const Task& task) const { return deeds::mood_plan(task, wish_, library_, plans_); }

  bool is_besides(const Task& task, const std::vector<Task>& tasks) const {
    return is_done_besides(task, tasks, wish_, library_, plans_);
  }

  // What stands behind those who do it besides: the tent, the notes.
  void bring_backdrop(const Task& task) {
    const Plan* plan = mood_plan(task);
    std::optional<std::vector<Casting>> things = company_.cast_things(*plan, task);
    for (Group& group : done_) {
      if (!things || !group.deed || *group.deed == *task.deed || !does(group, task)) continue;
      std::vector<Casting> all = with_backdrop(group.castings, std::move(*things));
      things.reset();
      if (all.size() == group.castings.size()) return;
      company_.engage(all, &task);
      group.castings = std::move(all);
      make_ensemble(group.actor, group.castings, company_.random().fork(group.chance));
    }
  }

  // How many of those who do the task are for the deeds after it.
  int for_later(const Task& task, const std::vector<Task>& tasks) {
    // Those who sit or lie in or on something all do, whatever else they do there.
    if (!task.deed || (task.goal && goes_along(task))) return 0;
    const Plans of{[this](const Task& each) { return main_plan(each); },
                   [this](const Task& each) { return plan_for_one(each); },
                   [&](const Task& each) { return is_besides(each, tasks); }};
    return left_for_others(task, tasks, wish_, company_.free_agents(task), of);
  }

  // The plan if only one of them did it.
  const Plan* plan_for_one(const Task& task) {
    const std::vector<std::size_t> kept = company_.keep_back(task, company_.free_agents(task) - 1);
    const Plan* plan = main_plan(task);
    company_.let_go(kept);
    return plan;
  }

  // "sitzen am Tisch und basteln": who does something there sits anyway, as the plan of that deed says.
  bool is_said_by_another(const Task& task, const std::vector<Task>& tasks) const {
    const bool there = task.goal && goes_along(task), comes = is_coming(task);
    const bool held = there || comes || is_posture(task.verb);
    return std::any_of(tasks.begin(), tasks.end(), [&](const Task& other) {
      if (!is_done_by_same(other, task, wish_)) return false;
      if (names_deed(wish_.deeds[*other.deed].verb, task.verb) || looks_at_same(task, other)) return true;
      const Plan* plan = goes_along(other) ? nullptr : main_plan(other);
      if (plan == nullptr) return false;
      const bool lies = lies_there(task, other, *plan) && has_goal(*plan);
      if (lies || moves_alike(task, main_plan(task), *plan)) return true;
      if (has_body_for_one(task, main_plan(task), other, *plan, wish_, library_)) return true;
      return held && (comes || (there && other.goal == task.goal && has_goal(*plan)) ||
                      brings_what_is_at(*plan, task, wish_));
    });
  }

  void perform(const Task& task, const std::vector<Task>& tasks) {
    const bool besides = is_besides(task, tasks);
    if (besides) besides_.push_back(static_cast<std::size_t>(&task - tasks.data()));
    if (besides || shows_by_wearing(wish_, task, library_) || is_said_by_another(task, tasks) ||
        lies_in_container(task, wish_, library_)) {
      if (task.deed) staged_.shown[*task.deed] = true;
      return;
    }
    const std::vector<std::size_t> kept = company_.keep_back(task, for_later(task, tasks));
    perform_now(task);
    company_.let_go(kept);
  }

  void perform_now(const Task& task) {
    const std::size_t before = done_.size();
    show(task);
    find_idle_agents(task);
    for (std::size_t i = before; i < done_.size(); ++i) done_[i].deed = task.deed;
  }

  void show(const Task& task) {
    if (get_on(task)) return;
    if (is_about_somebody_taken(task, task.patient)) {
      const bool person = figures::is_person(wished(task.agents.front()).motif);
      if (person && !plans_.is_done_from_afar(task.verb)) return attend(task);
      // "fotografiert ihn": from where they are.
      Task alone = task;
      alone.patient.reset();
      return show(alone);
    }
    if (is_about_somebody_taken(task, task.receiver)) {
      Task alone = task;
      alone.receiver.reset();
      // "gibt ihm eine Banane": they hold it out.
      if (main_plan(alone) == nullptr && alone.patient) alone.verb = alone.like = holding;
      return hand_over(task, alone) ? void() : show(alone);
    }
    bool any = false;
    company_.let_things_act(means_legs(task, wish_, library_, plans_));
    const Plan* shown = nullptr;
    while (company_.free_agents(task) > 0) {
      const Plan* plan = stage_once(task, any);
      // A fish has no way of its own to knit.
      if (plan == nullptr && !any && task.deed && is_odd_animal(task, wish_, library_)) {
        company_.let_things_act(true);
        plan = stage_once(task, any);
      }
      if (plan == nullptr) break;
      any = true;
      shown = plan;
      if (plan->others.empty()) continue;
      for (std::size_t i = 0; i < actors().size(); ++i) {
        if (std::find(task.agents.begin(), task.agents.end(), actors()[i].wished) != task.agents.end())
          stand_as(i, plan->others);
      }
    }
    company_.let_things_act(false);
    if (!task.deed) return sit_in_own(task);
    if (shown != nullptr) imitate(*shown, task);
    // "Zwei Mädchen reiten auf Ponys": there are as many as are ridden.
    const std::optional<int> mount = shown != nullptr ? mount_of(*shown, task) : std::nullopt;
    if (mount && !wished(*mount).counted) company_.engage_all_of(*mount);
    const bool already =
        !any && (company_.free_agents(task) == 0 || has_other_deed(task, wish_, plans_)) && goes_along(task);
    const bool by_drawings = shown_by_drawings(task) || has_already(done_, task, wish_, plans_);
    const bool joined = !any && company_.free_agents(task) == 0 && (go_along(task) || lie_beside(task));
    if (!any && !by_drawings && !has_other_deed(task, wish_, plans_)) keep_busy(task);
    if (any || already || joined || by_drawings) staged_.shown[*task.deed] = true;
    if (any && task.beside) staged_.shown[*task.beside] = true;
  }

  // "Vier Tiere stehen aufeinander", and the plan has parts for two.
  void find_idle_agents(const Task& task) {
    if (task.deed && company_.free_agents(task) > 0 && !goes_along(task) && !shown_by_drawings(task))
      staged_.by_all[*task.deed] = false;
  }

  // "..., und das Mädchen hält seine Pfote": the dog has its part in what the vet does.
  bool is_about_somebody_taken(const Task& task, const std::optional<int>& whom) const {
    if (!task.deed || !whom || company_.free_actor(*whom)) return false;
    // "..., und sein Freund filmt sie": nobody comes to the drone for that.
    if (!is_being(wished(*whom).motif, library_) && !plans_.is_done_from_afar(task.verb)) return false;
    return company_.free_agents(task) > 0 &&
           std::none_of(done_.begin(), done_.end(), [&](const Group& group) { return does(group, task); });
  }

  // "..., auf dem ein Junge sitzt": what they are on or in has its part in another deed. Whether all are
  // there.
  bool get_on(const Task& task) {
    bool any = false;
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      const std::optional<int> mount = fits(*plan, task) ? mount_of(*plan, task) : std::nullopt;
      if (mount && !company_.free_actor(*mount))
        any = board(done_, *mount, *plan, task, company_, together_) || any;
    }
    if (any && task.deed) staged_.shown[*task.deed] = true;
    return any && company_.free_agents(task) == 0;
  }

  // Those who do it come to where that one is.
  void attend(const Task& task) {
    constexpr int most = 2;
    for (Group& group : done_) {
      for (int rank = 1; rank <= most && company_.free_agents(task) > 0; ++rank) {
        const std::optional<std::size_t> actor = company_.free_actor(task.agents.front());
        auto one = actor ? company_.cast_alone(*actor, part_of_attendant(group.castings, *task.patient))
                         : std::optional<Casting>();
        if (!one || !with_attendant(group.castings, *task.patient, *one, rank)) break;
        std::vector<Casting> more{std::move(*one)};
        company_.engage(more, &task);
        auto all = with_attendant(group.castings, *task.patient, more.front(), rank);
        together_[task.agents.front()] = group.actor.wished;
        group.castings = std::move(*all);
        make_ensemble(group.actor, group.castings, company_.random().fork(group.chance));
        staged_.shown[*task.deed] = true;
      }
    }
    if (company_.free_agents(task) > 0) keep_busy(task);
  }

  // "..., und seine Kollegin reicht ihm einen Schlüssel": she comes to where he is. `alone`: the deed without
  // him.
  bool hand_over(const Task& task, const Task& alone) {
    const Plan* plan = main_plan(alone);
    if (plan == nullptr || plans_.is_done_from_afar(task.verb) || company_.free_agents(task) != 1)
      return false;
    std::vector<Casting> giver = company_.cast_plan(*plan, alone);
    for (Group& group : done_) {
      if (giver.empty() || !with_giver(group.castings, *task.receiver, giver)) continue;
      company_.engage(giver, &alone);
      group.castings = *with_giver(group.castings, *task.receiver, giver);
      together_[task.agents.front()] = group.actor.wished;
      make_ensemble(group.actor, group.castings, company_.random().fork(group.chance));
      staged_.shown[*task.deed] = true;
      return true;
    }
    return false;
  }

  // To whom it is said, shown or given, and who has no part in it: they look at who does it.
  void seat_audience(std::size_t index) {
    constexpr std::size_t most = 6;
    const Deed& deed = wish_.deeds[index];
    const auto group = std::find_if(done_.begin(), done_.end(), [&](const Group& other) {
      return other.deed == index && other.actor.place == cast::Place::ground && !other.actor.afloat &&
             has_doer(other.castings);
    });
    const Plan* plan = audience_plan(plans_, deed);
    if (group == done_.end() || plan == nullptr) return;
    std::vector<std::vector<Casting>> audience;
    for (const int role : audience_of(wish_, deed, plans_)) {
      const Task task{standing_by, {role}, {}, {}, {}, {}, {}, {}, {}};
      while (audience.size() < most && company_.free_actor(role)) {
        std::vector<Casting> one = company_.cast_plan(*plan, task);
        if (one.empty() || !has_somebody(one)) break;
        company_.engage(one, &task);
        audience.push_back(std::move(one));
      }
      if (!audience.empty()) together_[role] = group->actor.wished;
    }
    if (audience.empty()) return;
    group->castings = with_audience(std::move(group->castings), audience, !plans_.is_listened_to(deed.verb));
    group->joined = true;
  }

  // Who finds no part of its own any more does as the first one, without its things.
  void imitate(const Plan& plan, const Task& task) {
    const auto agent = std::find_if(plan.parts.begin(), plan.parts.end(),
                                    [](const Part& part) { return part.role == Role::agent; });
    if (agent == plan.parts.end() || agent->pose.empty() || agent->at || agent->angle || agent->reach.hip)
      return;
    for (std::size_t i = 0; i < actors().size(); ++i) {
      const bool does =
          std::find(task.agents.begin(), task.agents.end(), actors()[i].wished) != task.agents.end();
      if (does && figures::is_person(wished(actors()[i].wished).motif)) stand_as(i, agent->pose);
    }
  }

  // The plan that shows the deed, if those who do it are free; null for what only sets a mood.
  const Plan* main_plan(const Task& task) const {
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (!plan->mood_only && fits(*plan, task)) return plan;
    }
    return nullptr;
  }

  // "hängt am Ast und telefoniert": free arms do the second deed.
  bool go_along(const Task& task) {
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (plan->mood_only || plan->agents > 1 || plan->site != Site::anywhere || !needs_only_arms(*plan) ||
          !suits(*plan, task, wish_, library_))
        continue;
      for (Group& group : done_) {
        if (does(group, task) && join_group(group, *plan, task)) return true;
      }
    }
    return false;
  }

  // "ein Korb voller Eier", "zehn Kekse auf dem Teller": what is in or on a container lies there in one pile.
  void fill(int container) {
    const auto [loads, loaded] = contents_of(container, wish_, library_, company_);
    if (loads.empty()) return;
    if (const auto alone = company_.free_actor(container)) rest_to_be_filled(*alone);
    for (Group& group : done_) {
      const auto holder =
          std::find_if(group.castings.begin(), group.castings.end(), [&](const Casting& casting) {
            return casting.player.wished == container && is_container(casting.player);
          });
      if (holder == group.castings.end()) continue;
      std::vector<Casting> pieces = loads_of(*holder, loads);
      for (const int load : loaded) {
        company_.engage_all_of(load);
        together_[load] = group.actor.wished;
      }
      group.castings.insert(group.castings.end(), pieces.begin(), pieces.end());
      make_ensemble(group.actor, group.castings, company_.random().fork(group.chance));
      return;
    }
  }

  // A container that nobody has stands there by itself, drawn so that something can be seen in it.
  void rest_to_be_filled(std::size_t actor) {
    const std::string_view drawing = props::drawing_to_fill(wished(actors()[actor].wished).motif);
    if (drawing.empty()) {
      const std::optional<Casting> usual = company_.cast_alone(actor, lone_thing());
      if (usual && is_container(usual->player)) rest(actor, lone_thing());
      return;
    }
    auto part = std::make_shared<Part>(lone_thing());
    part->props = {std::string(drawing)};
    rest(actor, *part, part);
  }

  // "verkauft Obst und Gemüse": what the same is done to lies beside the first of it.
  bool lie_beside(const Task& task) {
    const std::optional<std::size_t> actor =
        task.patient ? company_.free_actor(*task.patient) : std::optional<std::size_t>();
    for (Group& group : done_) {
      if (!actor || !group.deed || !does(group, task) || wish_.deeds[*group.deed].verb != task.verb) continue;
      const std::shared_ptr<const Part> part = place_beside(group.castings);
      std::optional<Casting> casting = part ? company_.cast_alone(*actor, *part) : std::nullopt;
      if (!casting) continue;
      casting->own = part;
      std::vector<Casting> more{std::move(*casting)};
      company_.engage(more, &task);
      together_[*task.patient] = group.actor.wished;
      group.castings.push_back(std::move(more.front()));
      make_ensemble(group.actor, group.castings, company_.random().fork(group.chance));
      return true;
    }
    return false;
  }

  bool join_group(Group& group, const Plan& plan, const Task& task) {
    const std::optional<std::vector<Casting>> things = company_.cast_things(plan, task);
    return things &&
           recast(group, join(group.castings, plan, *things, wish_.deeds[*task.deed].some == 1), task);
  }

  // "wirft im Rollstuhl einen Ball": whatever they do, they sit in it.
  void sit_in_own(const Task& task) {
    if (task.verb != relation_in || !task.goal || !company_.free_actor(*task.goal)) return;
    for (const Plan* plan : plans_.find(seated_for_all)) {
      if (!suits(*plan, task, wish_, library_)) continue;
      const auto things = company_.cast_things(*plan, task);
      for (Group& group : done_) {
        if (things && recast(group, seated_in_own(group.castings, task, *plan, *things), task)) return;
      }
    }
  }

  bool recast(Group& group, std::vector<Casting> all, const Task& task) {
    if (all.empty() || lacks_point(all)) return false;
    for (const std::size_t i : company_.engage(all, &task))
      together_[actors()[i].wished] = group.actor.wished;
    group.castings = std::move(all);
    make_ensemble(group.actor, group.castings, company_.random().fork(group.chance));
    return true;
  }

  // "liest in der Hängematte": where they are has the bodies, and the deed the arms.
  bool take_seat(const Task& task, const Plan& deed) {
    if (!task.goal || !task.way || !needs_only_arms(deed)) return false;
    const std::string_view where = *task.way == WayPreposition::onto   ? relation_on
                                   : *task.way == WayPreposition::into ? relation_in
                                                                       : "";
    const Task there{where, task.agents, {}, {}, task.goal, {}, task.way, {}, {}};
    for (const Plan* plan : plans_.find(there.verb, there.like)) {
      if (plan->mood_only || !has_goal(*plan) || !fits(*plan, there)) continue;
      std::vector<Casting> castings = company_.cast_plan(*plan, there);
      if (castings.empty() || join(castings, deed, {}).empty()) continue;
      put_on_stage(std::move(castings), plan, &there);
      return go_along(task);
    }
    return false;
  }

  // Nobody stands idle beside what the deed is about, even if nobody knows how to show the deed.
  void keep_busy(Task task) {
    task.verb = any_deed;
    while (company_.free_agents(task) > 0 && stage_once(task, false) != nullptr) {
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
      return wished(agent).pose == deed.pose && company_.free_actor(agent).has_value();
    });
  }

  // Whether the deed shows although its agents took another part: a mood.
  bool goes_along(const Task& task) const {
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (plan->mood_only && suits(*plan, task, wish_, library_)) return true;
    }
    return false;
  }

  // The plan that was used, null if none fits.
  const Plan* stage_once(const Task& task, bool again) {
    for (const Plan* plan : plans_.find(task.verb, task.like)) {
      if (!fits(*plan, task) || (again && company_.is_taken(task.patient) && replaces_patient(*plan)))
        continue;
      if (plan->mood_only && has_other_deed(task, wish_, plans_) && !holds_body(*plan, task)) return nullptr;
      if (!again && take_seat(task, *plan)) return plan;
      std::vector<Casting> castings = company_.cast_plan(*plan, task, plans_.shares_thing(task.verb));
      if (castings.empty()) continue;
      put_on_stage(std::move(castings), plan, &task);
      return plan;
    }
    return nullptr;
  }

  // "sitzt am See und angelt": how the body is held still shows if the other deed needs arms only.
  bool holds_body(const Plan& plan, const Task& task) const {
    if (plan.parts.front().mood) return false;
    const std::vector<Task> tasks = tasks_of_all(wish_, library_, plans_);
    return std::any_of(tasks.begin(), tasks.end(), [&](const Task& other) {
      if (!other.deed || other.deed == task.deed || other.agents != task.agents) return false;
      const Plan* shown = main_plan(other);
      return shown != nullptr && needs_only_arms(*shown);
    });
  }

  // `plan` and `task` are null for who only stands there.
  void put_on_stage(std::vector<Casting> castings, const Plan* plan = nullptr, const Task* task = nullptr) {
    const std::vector<std::size_t> engaged = company_.engage(castings, task);
    // The agent gives its name, wherever its part stands in the plan.
    const std::size_t first = engaged.front();
    Actor actor = actors()[first];
    for (const std::size_t i : engaged) together_[actors()[i].wished] = actor.wished;
    add_kinds(castings, task != nullptr && task->deed.has_value(), staged_.kinds);
    actor.place = plan != nullptr && plan->in_air ? cast::Place::air : cast::Place::ground;
    actor.afloat = plan != nullptr && plan->afloat;
    actor.legible = (plan != nullptr && plan->legible) || company_.has_writing(engaged);
    actor.at_wall = plan != nullptr && plan->at_wall;
    actor.mounted = are_mounted(plan, task, castings);
    if (task != nullptr && task->deed)
      castings = with_hands_on(std::move(castings), plans_.is_done_from_afar(task->verb));
    done_.push_back(Group{first, std::move(actor), std::move(castings), std::to_string(done_.size())});
    make_ensemble(done_.back().actor, done_.back().castings, company_.random().fork(done_.back().chance));
  }

  // Who does nothing is drawn in the hand that draws the others all the same.
  void stand(std::size_t i) {
    if (company_.is_used(i)) return;
    const WishedMotif& motif = wished(actors()[i].wished);
    // Nobody stands under water.
    const Task swimming{"schwimmen", {actors()[i].wished}, {}, {}, {}, {}, {}, {}, {}};
    if (around_.has(Site::under_water) && figures::is_person(motif.motif) && stage_once(swimming, false))
      return;
    // An animal in a suit stands on two legs.
    if (figures::is_person(motif.motif) || (!motif.garment.empty() && figures::has_figure(motif.motif)))
      return stand_as(i, idle_pose(mood_of(motif), company_.random()));
    if (const Part* part = part_at_rest(i)) rest(i, *part);
  }

  // How an animal or a thing is there without a deed; null where its own picture shows that best.
  const Part* part_at_rest(std::size_t i) {
    const Actor& actor = actors()[i];
    const std::string_view motif = wished(actor.wished).motif;
    const bool poor = props::shows_more_than_picture(motif);
    if (actor.place != cast::Place::sky && better_drawn(wish_, motif))
      return &resting(rest_of(*beasts::species_of(motif), actor));
    return poor ? &lone_thing() : nullptr;
  }

  // Placed and sized by the cast; `own` keeps a part that nobody else does.
  void rest(std::size_t i, const Part& part, std::shared_ptr<const Part> own = {}) {
    const int index = actors()[i].wished;
    std::optional<Casting> casting = company_.cast_alone(i, part);
    if (!casting) return;
    casting->own = std::move(own);
    put_on_stage({std::move(*casting)});
    resting_.insert(index);
    Actor& actor = done_.back().actor;
    actor.place = actors()[i].place;
    actor.relative *= std::sqrt(actors()[i].area() / actor.area());
  }

  void stand_as(std::size_t i, std::string_view pose) {
    if (company_.is_used(i)) return;
    if (std::optional<Casting> casting = company_.cast_alone(i, standing(pose)))
      put_on_stage({std::move(*casting)});
  }

  const Wish& wish_;
  const cast::Library& library_;
  const PlanBook& plans_;
  Surroundings around_;
  Company company_;
  std::map<int, int> together_;  // wished motif to who leads its ensemble
  std::set<int> resting_;        // wished animals and things that are only there
  std::vector<Group> done_;
  std::vector<std::size_t> besides_;  // tasks that are done besides others
  Staged staged_;
};

}  // namespace

Staged stage(const Wish& wish, const cast::Library& library, std::vector<Actor> actors, const PlanBook& plans,
             Surroundings around, base::Random random, base::Random people) {
  return Stager(wish, library, std::move(actors), plans, around, random, people).run();
}

}  // namespace drawing::deeds
