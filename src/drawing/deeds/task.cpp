#include "drawing/deeds/task.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "drawing/beasts/species.h"
#include "drawing/deeds/roles.h"
#include "drawing/figures/casting.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

std::string_view motif_at(const Wish& wish, int index) {
  return wish.motifs[static_cast<std::size_t>(index)].motif;
}

// "springt mit dem Seil": what the verb brings with it anyway is the one that the text names.
void find_tool(const Wish& wish, Task& task) {
  const auto* meant = task.tool ? std::get_if<std::string>(&*task.tool) : nullptr;
  if (meant == nullptr) return;
  const auto named = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                  [&](const WishedMotif& motif) { return motif.motif == *meant; });
  const int index = static_cast<int>(named - wish.motifs.begin());
  const bool does_it = std::find(task.agents.begin(), task.agents.end(), index) != task.agents.end();
  if (named != wish.motifs.end() && index != task.patient && !does_it) task.tool = index;
}

// Whether a plan of the verb says how it is done beside that very thing: "am Tisch".
bool is_done_beside(const PlanBook& plans, const Task& task, std::string_view thing) {
  const auto ways = plans.find(task.verb, task.like);
  return std::any_of(ways.begin(), ways.end(), [&](const Plan* plan) {
    return std::any_of(plan->conditions.begin(), plan->conditions.end(), [&](const Condition& condition) {
      return condition.role == Role::goal && condition.present &&
             std::find(condition.ids.begin(), condition.ids.end(), thing) != condition.ids.end();
    });
  });
}

// "schläft im Bett", "schubst das Kind auf der Schaukel an", "spielen Schach am Tisch": where the agent is,
// or whom or what it does it to or with, is the goal of a deed without a way.
void find_goal(const Wish& wish, const PlanBook& plans, Task& task) {
  const int* tool = task.tool ? std::get_if<int>(&*task.tool) : nullptr;
  for (const Relation& relation : wish.relations) {
    const bool agent =
        std::find(task.agents.begin(), task.agents.end(), relation.subject) != task.agents.end();
    // But who waves to somebody on a ship is not there.
    const bool near = !plans.is_done_from_afar(task.verb);
    const bool done_to = task.patient == relation.subject || (near && task.receiver == relation.subject) ||
                         (tool != nullptr && *tool == relation.subject);
    if ((!agent && !done_to) || relation.objects.empty()) continue;
    const int object = relation.objects.front();
    if (task.patient == object || task.receiver == object) continue;
    if (tool != nullptr && *tool == object) continue;
    if (relation.preposition == Preposition::on) {
      task.way = WayPreposition::onto;
    } else if (relation.preposition == Preposition::in) {
      task.way = WayPreposition::into;
    } else if (relation.preposition == Preposition::under) {
      task.way = WayPreposition::under;
    } else if (relation.preposition == Preposition::behind) {
      task.way = WayPreposition::behind;
    } else if ((relation.preposition != Preposition::beside &&
                relation.preposition != Preposition::in_front_of) ||
               !is_done_beside(plans, task, motif_at(wish, object))) {
      continue;
    } else if (relation.preposition == Preposition::in_front_of) {
      task.way = WayPreposition::in_front_of;
    }
    task.goal = object;
    return;
  }
}

// Whether a plan of the verb has a condition for that role that lists the thing.
bool lists(const PlanBook& plans, const Task& task, Role role, std::string_view motif) {
  const std::string_view drawing = props::drawing_for_motif(motif);
  const auto ways = plans.find(task.verb, task.like);
  return std::any_of(ways.begin(), ways.end(), [&](const Plan* plan) {
    return std::any_of(plan->conditions.begin(), plan->conditions.end(), [&](const Condition& condition) {
      return condition.role == role && condition.present &&
             std::any_of(condition.ids.begin(), condition.ids.end(), [&](const std::string& id) {
               return id == motif || (!drawing.empty() && id == drawing);
             });
    });
  });
}

// "Steht auf dem Skateboard und fährt": what one is on is what one rides, if the verb has plans for that.
void ride_what_one_is_on(const Wish& wish, const PlanBook& plans, Task& task) {
  if (!task.goal || task.way != WayPreposition::onto) return;
  // "Fährt mit einer Fahne auf dem Roller": nobody rides the flag.
  const int* named = task.tool ? std::get_if<int>(&*task.tool) : nullptr;
  const bool rides =
      task.tool && (named == nullptr || lists(plans, task, Role::tool, motif_at(wish, *named)));
  if (rides) return;
  const std::string_view vehicle = motif_at(wish, *task.goal);
  if (!lists(plans, task, Role::tool, vehicle) || lists(plans, task, Role::goal, vehicle)) return;
  task.tool = *task.goal;
  task.goal.reset();
  task.way.reset();
}

// "Badet in der Wanne mit einer Ente", "schläft im Bett mit dem Teddy": a small thing that is named with what
// somebody is in is theirs.
void take_what_is_in_it(const Wish& wish, Task& task) {
  constexpr double largest_cm = 60;
  if (task.tool || !task.goal || task.way != WayPreposition::into) return;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::with || relation.subject != *task.goal) continue;
    if (relation.objects.empty()) continue;
    const std::string_view motif = motif_at(wish, relation.objects.front());
    const props::DrawnProp* prop = props::prop_for_motif(motif);
    if (prop == nullptr || prop->cm > largest_cm || figures::is_person(motif)) continue;
    task.tool = relation.objects.front();
    return;
  }
}

// Whether the verb is one that is done in or on something: a plan of it needs a tool of some kind.
bool can_be_ridden(const PlanBook& plans, const Task& task) {
  const auto ways = plans.find(task.verb, task.like);
  return std::any_of(ways.begin(), ways.end(), [](const Plan* plan) {
    return std::any_of(plan->conditions.begin(), plan->conditions.end(), [](const Condition& condition) {
      return condition.role == Role::tool && condition.present && !condition.ids.empty();
    });
  });
}

// "Der Bus fährt mit den Kindern": they are in it, as where the children go by bus. Whom it brings somewhere
// does nothing.
void let_in(const Wish& wish, const PlanBook& plans, Task& task) {
  const int vehicle = task.agents.front();
  if (task.tool || figures::has_figure(motif_at(wish, vehicle)) || !can_be_ridden(plans, task)) return;
  std::vector<int> riders;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::with || relation.subject != vehicle) continue;
    std::copy_if(relation.objects.begin(), relation.objects.end(), std::back_inserter(riders),
                 [&](int object) {
                   // Whom an eagle carries does not carry anybody.
                   return figures::is_person(motif_at(wish, object)) && task.patient != object;
                 });
  }
  if (riders.empty()) return;
  task.tool = vehicle;
  task.agents = std::move(riders);
}

// "Maria und Josef mit dem Jesuskind": what several are with, in or on is there once, and they are there
// together, as are a ladybird and a butterfly on a flower, of which a plan knows; the task of the others,
// nullptr for none.
Task* shared_with(const Wish& wish, const PlanBook& plans, std::vector<Task>& tasks, const Task& task) {
  const auto same = std::find_if(tasks.begin(), tasks.end(), [&](const Task& other) {
    return !other.deed && other.verb == task.verb && other.goal == task.goal && other.tool == task.tool &&
           std::find(other.agents.begin(), other.agents.end(), task.agents.front()) == other.agents.end();
  });
  if (same == tasks.end() || task.agents.size() != 1) return nullptr;
  const int* tool = task.tool ? std::get_if<int>(&*task.tool) : nullptr;
  const int object = tool != nullptr ? *tool : *task.goal;
  const auto takes_part = [&](int who) {
    return figures::has_figure(motif_at(wish, who)) || lists(plans, task, Role::agent, motif_at(wish, who));
  };
  const bool both = takes_part(task.agents.front()) && takes_part(same->agents.front());
  return both && wish.motifs[static_cast<std::size_t>(object)].count == 1 ? &*same : nullptr;
}

// Whether somebody is with a thing that moves and that nobody else has a part in.
bool carries(const Wish& wish, const Relation& relation) {
  const std::string_view vehicle = motif_at(wish, relation.subject);
  const bool busy = std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const auto* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    return deed.patient == relation.subject || (tool != nullptr && *tool == relation.subject);
  });
  if (busy || figures::has_figure(vehicle)) return false;
  return std::all_of(relation.objects.begin(), relation.objects.end(),
                     [&](int object) { return figures::is_person(motif_at(wish, object)); });
}

// "Spielt Gitarre auf einem Stuhl": who holds what is said to be on a seat sits there themselves; nullptr for
// most.
const std::vector<int>* played_there(const Wish& wish, const Relation& relation) {
  if (relation.preposition != Preposition::on) return nullptr;
  const props::DrawnProp* seat = props::prop_for_motif(motif_at(wish, relation.objects.front()));
  if (seat == nullptr || seat->point("seat") == nullptr) return nullptr;
  const auto held = std::find_if(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const auto* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    return tool != nullptr && *tool == relation.subject && !deed.way && !deed.agents.empty() &&
           figures::has_figure(motif_at(wish, deed.agents.front()));
  });
  return held == wish.deeds.end() ? nullptr : &held->agents;
}

// The verb of a plan for both deeds ("@schaukeln anschubsen"), as the plan spells it; empty where none has
// it.
std::string_view joint_verb(const PlanBook& plans, std::string_view first, std::string_view second) {
  const std::string joint = "@" + std::string(first) + " " + std::string(second);
  const auto ways = plans.find(joint);
  if (ways.empty()) return {};
  const std::vector<std::string>& verbs = ways.front()->verbs;
  return *std::find(verbs.begin(), verbs.end(), joint);
}

// "Ein Mädchen schaukelt und Papa schubst es an": one deed is done to who does the other. "Der Bus hält, und
// die Kinder steigen ein": or in the thing that does it, which the second deed does not name.
void join_pairs(const Wish& wish, const PlanBook& plans, std::vector<Task>& tasks) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    // "Ein Ritter kniet vor der Königin, die auf dem Thron sitzt": or before whom.
    const std::optional<int> whom = tasks[i].patient    ? tasks[i].patient
                                    : tasks[i].receiver ? tasks[i].receiver
                                                        : tasks[i].goal;
    const auto is_meant = [&](const Task& other) {
      if (whom) return other.agents == std::vector<int>{*whom};
      return other.agents.size() == 1 && !figures::has_figure(motif_at(wish, other.agents.front()));
    };
    const auto own = std::find_if(tasks.begin(), tasks.end(), [&](const Task& other) {
      return &other != &tasks[i] && other.deed && !other.patient && is_meant(other) &&
             !joint_verb(plans, other.verb, tasks[i].verb).empty();
    });
    if (own == tasks.end()) continue;
    Task& task = tasks[i];
    const std::string_view alone = task.verb;
    task.verb = joint_verb(plans, own->verb, alone);
    task.like = alone;
    task.beside = own->deed;
    if (!whom) {
      task.goal = own->agents.front();
    } else if (!task.goal) {
      task.goal = own->goal;
      task.way = own->way;
    }
    const auto at = static_cast<std::size_t>(own - tasks.begin());
    tasks.erase(own);
    if (at < i) --i;
  }
}

// "Zwei Kinder überqueren die Straße, ein Auto wartet": two deeds that belong to each other, though neither
// is done to who does the other. Who does the second is the patient of both; the tool is what the first one
// does it to, or else what the second one does it to or with.
Task joined(const Task& one, const Task& other, std::string_view verb) {
  Task task = one;
  task.verb = verb;
  task.beside = other.deed;
  const std::optional<int> held = std::exchange(task.patient, other.agents.front());
  // "jagt die Maus, die den Käse trägt": whom the first one is done to holds what the second one is done to.
  if (held && held != task.patient) {
    task.tool = *held;
  } else if (other.patient) {
    task.tool = *other.patient;
  } else if (other.tool && !task.tool) {
    task.tool = other.tool;
  }
  if (!task.goal) {
    task.goal = other.goal;
    task.way = other.way;
  }
  return task;
}

// Only where a plan shows both: who sings to a guitar does not stand round a piano.
void join_neighbours(const Wish& wish, const PlanBook& plans, const cast::Library& library,
                     std::vector<Task>& tasks) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if ((tasks[i].patient && tasks[i].tool) || tasks[i].receiver || tasks[i].beside) continue;
    for (std::size_t k = 0; k < tasks.size(); ++k) {
      const Task& other = tasks[k];
      if (!other.deed || other.deed == tasks[i].deed || other.agents.size() != 1 || other.beside ||
          other.agents == tasks[i].agents)
        continue;
      const std::string_view verb = joint_verb(plans, tasks[i].verb, "+ " + std::string(other.verb));
      if (verb.empty()) continue;
      Task both = joined(tasks[i], other, verb);
      const auto ways = plans.find(both.verb, both.like);
      if (std::none_of(ways.begin(), ways.end(),
                       [&](const Plan* plan) { return suits(*plan, both, wish, library); }))
        continue;
      tasks[i] = std::move(both);
      tasks.erase(tasks.begin() + static_cast<std::ptrdiff_t>(k));
      if (k < i) --i;
      break;
    }
  }
}

// "Die Kinder sitzen mit der Erzieherin im Kreis und singen": what two of a sentence do alike, with nothing
// and to nobody, is one deed of both where it is shown of several.
void join_alike(const PlanBook& plans, std::vector<Task>& tasks) {
  const auto does_alone = [](const Task& task) {
    return task.deed && !task.patient && !task.tool && !task.receiver && !task.goal && !task.way &&
           !task.beside;
  };
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const auto ways = plans.find(tasks[i].verb, tasks[i].like);
    const bool takes_several =
        std::any_of(ways.begin(), ways.end(), [](const Plan* plan) { return plan->agents > 1; });
    if (!does_alone(tasks[i]) || !takes_several) continue;
    for (std::size_t k = i + 1; k < tasks.size(); ++k) {
      if (!does_alone(tasks[k]) || tasks[k].verb != tasks[i].verb || tasks[k].agents == tasks[i].agents)
        continue;
      tasks[i].agents.insert(tasks[i].agents.end(), tasks[k].agents.begin(), tasks[k].agents.end());
      tasks[i].beside = tasks[k].deed;
      tasks.erase(tasks.begin() + static_cast<std::ptrdiff_t>(k));
      break;
    }
  }
}

// "Klettert auf die Leiter und pflückt Äpfel": what the same ones do there is one picture, if a plan has
// both.
void join_deeds_of_same(const Wish& wish, const PlanBook& plans, std::vector<Task>& tasks) {
  for (std::size_t i = 0; i + 1 < tasks.size(); ++i) {
    Task& then = tasks[i + 1];
    if (!tasks[i].deed || !then.deed || tasks[i].agents != then.agents) continue;
    // "Zwei Jungen spielen Fußball, einer steht im Tor": one of them.
    if (!then.patient && wish.deeds[*then.deed].some != 1) continue;
    // "Fährt Traktor, und dahinter laufen Störche": behind who drives.
    const bool elsewhere = then.goal && then.goal != tasks[i].goal && *then.goal != then.agents.front();
    if (elsewhere) continue;
    Task both = then;
    both.verb = joint_verb(plans, tasks[i].verb, then.verb);
    both.like = {};
    both.beside = tasks[i].deed;
    // "Sitzen am Feuer und grillen Würstchen": with what the first is done, or else where.
    const bool at_tool = !tasks[i].goal && (!then.tool || then.tool == tasks[i].tool);
    const std::optional<int> where = at_tool ? index_of(tasks[i], Role::tool) : tasks[i].goal;
    if (both.verb.empty() || !where) continue;
    if (at_tool) {
      both.tool = tasks[i].tool;
      both.goal.reset();
      both.way.reset();
    } else {
      both.goal = tasks[i].goal;
      both.way = tasks[i].way;
    }
    if (!lists(plans, both, at_tool ? Role::tool : Role::goal, motif_at(wish, *where))) continue;
    tasks[i + 1] = std::move(both);
    tasks.erase(tasks.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// "Reitet auf dem Pferd und springt über einen Zaun": over it on the horse, where a plan of the first deed
// knows that.
void ride_over(const Wish& wish, const PlanBook& plans, const cast::Library& library,
               std::vector<Task>& tasks) {
  for (std::size_t i = 0; i + 1 < tasks.size(); ++i) {
    const Task& then = tasks[i + 1];
    const bool leaps = then.deed && then.goal && then.way == WayPreposition::over && !then.patient &&
                       !then.receiver && then.agents == tasks[i].agents;
    if (!leaps || !tasks[i].deed || tasks[i].goal || tasks[i].beside) continue;
    Task both = tasks[i];
    both.goal = then.goal;
    both.way = then.way;
    both.beside = then.deed;
    const auto ways = plans.find(both.verb, both.like);
    const bool shown = std::any_of(ways.begin(), ways.end(), [&](const Plan* plan) {
      return plan->way == both.way && suits(*plan, both, wish, library);
    });
    if (!shown) continue;
    tasks[i] = std::move(both);
    tasks.erase(tasks.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

// "Mama mit dem Baby auf der Bank": who has somebody with them there does not have them anywhere else as
// well.
void leave_what_is_taken_there(std::vector<Task>& tasks) {
  std::erase_if(tasks, [&](const Task& with) {
    return with.verb == relation_with && std::any_of(tasks.begin(), tasks.end(), [&](const Task& there) {
             return !there.deed && there.goal && there.agents == with.agents && there.tool &&
                    there.tool == with.tool;
           });
  });
}

// "Ein Ritter reitet zur Burg": what is so large is where they are going, at the back of the page, unless a
// plan knows how to show that very thing.
void leave_landmark_behind(const Wish& wish, const PlanBook& plans, const cast::Library& library,
                           Task& task) {
  if (!heads_for_landmark(task, wish, library) || lists(plans, task, Role::goal, motif_at(wish, *task.goal)))
    return;
  task.goal.reset();
  task.way.reset();
}

// Whether a plan that is known by both has a place for the one as the tool and the other as the patient.
bool shows_both(const Wish& wish, const PlanBook& plans, const cast::Library& library, Task task, int tool,
                int patient) {
  task.tool = tool;
  task.patient = patient;
  if (!lists(plans, task, Role::tool, motif_at(wish, tool)) ||
      !lists(plans, task, Role::patient, motif_at(wish, patient)))
    return false;
  const auto ways = plans.find(task.verb, task.like);
  return std::any_of(ways.begin(), ways.end(), [&](const Plan* plan) {
    const bool with_patient = std::any_of(
        plan->conditions.begin(), plan->conditions.end(),
        [](const Condition& condition) { return condition.role == Role::patient && condition.present; });
    return with_patient && suits(*plan, task, wish, library);
  });
}

// "Ein Ritter mit Schwert und Schild", "der Weihnachtsmann mit Schlitten und Rentieren": what else somebody
// is with, or is on, belongs to the same picture if a plan has a part for both, in whichever order they are
// named.
void take_both(const Wish& wish, const PlanBook& plans, const cast::Library& library, Task& task) {
  const int first = std::get<int>(*task.tool);
  for (const Relation& relation : wish.relations) {
    const bool holds = relation.preposition == Preposition::with || relation.preposition == Preposition::on;
    if (!holds || relation.subject != task.agents.front() || relation.objects.empty()) continue;
    const int other = relation.objects.front();
    if (other == first) continue;
    const bool as_named = shows_both(wish, plans, library, task, first, other);
    if (!as_named && !shows_both(wish, plans, library, task, other, first)) continue;
    task.tool = as_named ? first : other;
    task.patient = as_named ? other : first;
    return;
  }
}

// "Entdeckt mit einer Fackel eine Höhle", "der Prinz kommt mit einer Rose": what somebody is with is what a
// plan of the deed has a tool for.
void take_along(const Wish& wish, const PlanBook& plans, Task& task) {
  if (task.tool && std::holds_alternative<int>(*task.tool)) return;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::with || relation.objects.empty()) continue;
    const bool own = relation.subject == task.agents.front() ||
                     (task.beside && task.patient && relation.subject == *task.patient);
    const int thing = relation.objects.front();
    if (!own || task.patient == thing || task.goal == thing) continue;
    if (!lists(plans, task, Role::tool, motif_at(wish, thing))) continue;
    task.tool = thing;
    return;
  }
}

// Whether the plan has a part for each of them: of several animals of one name it has one for all.
bool has_room(const Plan& plan, const Task& task, const Wish& wish) {
  int pieces = 0;
  bool people = true;
  for (const int agent : task.agents) {
    const WishedMotif& motif = wish.motifs[static_cast<std::size_t>(agent)];
    pieces += motif.count;
    people = people && figures::is_person(motif.motif);
  }
  const auto parts = std::count_if(plan.parts.begin(), plan.parts.end(),
                                   [](const Part& part) { return part.role && is_agent(*part.role); });
  return parts >= (people ? pieces : static_cast<int>(task.agents.size()));
}

// "Die Bremer Stadtmusikanten", "Schneewittchen und die sieben Zwerge": those of whom the text only says that
// they are there, if a plan knows them as a group.
void add_group(const Wish& wish, const PlanBook& plans, const cast::Library& library,
               std::vector<Task>& tasks) {
  if (!tasks.empty() || wish.motifs.size() < 2) return;
  Task task{relation_and, {}, {}, {}, {}, {}, {}, {}, {}};
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    if (is_being(wish.motifs[i].motif, library)) task.agents.push_back(static_cast<int>(i));
  }
  // The flowers of a garden stand beside people, but before a house, or where animals have things with them,
  // each is placed by itself.
  const auto is_agent = [&](int motif) {
    return std::find(task.agents.begin(), task.agents.end(), motif) != task.agents.end();
  };
  const bool people = std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
    return figures::is_person(wish.motifs[static_cast<std::size_t>(agent)].motif);
  });
  const bool at_things =
      std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
        return !std::all_of(relation.objects.begin(), relation.objects.end(), is_agent);
      });
  const bool alone = task.agents.size() == wish.motifs.size();
  if (task.agents.size() < 2 || (!alone && (!people || at_things))) return;
  const auto ways = plans.find(task.verb, task.like);
  if (std::any_of(ways.begin(), ways.end(), [&](const Plan* plan) {
        return suits(*plan, task, wish, library) && has_room(*plan, task, wish);
      }))
    tasks.push_back(std::move(task));
}

// "Ein Igel mit Blättern": several things that an animal is with lie around it, as it stands on its own feet.
bool has_around(const Wish& wish, const Relation& relation, const cast::Library& library) {
  const WishedMotif& things = wish.motifs[static_cast<std::size_t>(relation.objects.front())];
  const bool named_as_done = std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    return std::find(deed.agents.begin(), deed.agents.end(), relation.subject) != deed.agents.end();
  });
  return things.count > 1 && !named_as_done && !is_being(things.motif, library) &&
         beasts::species_of(motif_at(wish, relation.subject)).has_value();
}

// "Bienen an Blüten": what flies from one to the next has come down on it.
bool visits_blossom(const Wish& wish, const Relation& relation, const cast::Library& library) {
  if (relation.preposition != Preposition::beside) return false;
  const language::LexiconEntry* guest = library.entry(motif_at(wish, relation.subject));
  const language::LexiconEntry* host = library.entry(motif_at(wish, relation.objects.front()));
  return guest != nullptr && host != nullptr && guest->kind == "insect" && host->kind == "flower" &&
         guest->support == language::Support::air;
}

}  // namespace

std::vector<Task> tasks_of(const Wish& wish, const PlanBook& plans, const cast::Library& library) {
  std::vector<Task> tasks;
  for (std::size_t i = 0; i < wish.deeds.size(); ++i) {
    const Deed& deed = wish.deeds[i];
    Task task{shown_verb(deed, plans),
              deed.agents,
              deed.patient,
              deed.receiver,
              std::nullopt,
              deed.tool,
              std::nullopt,
              i,
              deed.like};
    if (deed.way) {
      task.way = deed.way->preposition;
      if (const int* goal = std::get_if<int>(&deed.way->goal)) task.goal = *goal;
    }
    find_tool(wish, task);
    if (!task.goal) find_goal(wish, plans, task);
    ride_what_one_is_on(wish, plans, task);
    take_what_is_in_it(wish, task);
    let_in(wish, plans, task);
    leave_landmark_behind(wish, plans, library, task);
    task.undrawn_object = deed.undrawn_object;
    tasks.push_back(std::move(task));
  }
  join_pairs(wish, plans, tasks);
  join_neighbours(wish, plans, library, tasks);
  join_deeds_of_same(wish, plans, tasks);
  join_alike(plans, tasks);
  ride_over(wish, plans, library, tasks);
  for (Task& task : tasks) take_along(wish, plans, task);
  for (const Relation& relation : wish.relations) {
    if (relation.objects.empty()) continue;
    // Who stands under an umbrella has it in the hand.
    const bool sheltered =
        relation.preposition == Preposition::under &&
        props::drawing_for_motif(motif_at(wish, relation.objects.front())) == "open_umbrella";
    const bool on = relation.preposition == Preposition::on || visits_blossom(wish, relation, library);
    const std::string_view verb = on                                                       ? relation_on
                                  : relation.preposition == Preposition::in                ? relation_in
                                  : relation.preposition == Preposition::with || sheltered ? relation_with
                                  : relation.preposition == Preposition::under             ? relation_under
                                                                                           : "";
    if (verb.empty()) continue;
    // "Ein Heißluftballon mit zwei Kindern": they are in it.
    if (verb == relation_with && carries(wish, relation)) {
      tasks.push_back({relation_in, relation.objects, {}, {}, relation.subject, {}, {}, {}, {}});
      continue;
    }
    Task task{verb, {relation.subject}, {}, {}, {}, {}, {}, {}, {}};
    if (const std::vector<int>* players = played_there(wish, relation)) task.agents = *players;
    if (verb == relation_with) {
      task.tool = relation.objects.front();
      // "Ein Einhorn mit Regenbogen": it is there too, and in nobody's hand.
      const std::string_view thing = motif_at(wish, relation.objects.front());
      const language::LexiconEntry* entry = library.entry(thing);
      if (entry != nullptr && language::is_landmark(*entry) && !lists(plans, task, Role::tool, thing))
        continue;
      if (has_around(wish, relation, library) && !lists(plans, task, Role::tool, thing)) continue;
      take_both(wish, plans, library, task);
    } else {
      task.goal = relation.objects.front();
      if (verb == relation_under) task.way = WayPreposition::under;
      // Only beneath what has a plan for that one lies there: whoever is under a tree stands as the page has
      // room.
      const std::string_view thing = motif_at(wish, relation.objects.front());
      if (verb == relation_under && !lists(plans, task, Role::goal, thing)) continue;
      take_along(wish, plans, task);
    }
    if (Task* same = shared_with(wish, plans, tasks, task)) {
      same->agents.push_back(relation.subject);
      continue;
    }
    tasks.push_back(std::move(task));
  }
  leave_what_is_taken_there(tasks);
  add_group(wish, plans, library, tasks);
  return tasks;
}

std::string_view shown_verb(const Deed& deed, const PlanBook& plans) {
  return plans.find(deed.verb).empty() && !deed.like.empty() ? deed.like : deed.verb;
}

}  // namespace drawing::deeds
