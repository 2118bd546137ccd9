#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/cast/library.h"
#include "drawing/deeds/plan.h"
#include "drawing/deeds/plan_book.h"
#include "drawing/deeds/task.h"
#include "drawing/model/wish.h"

// Who takes which role of a deed, and which plans that suits, before anybody is on the stage.
namespace drawing::deeds {

// Of the wished motifs the one that takes the role, by its index; of the agents the first.
std::optional<int> index_of(const Task& task, Role role);

// The motif that takes the role, if the text names one or the verb means one; else empty.
std::string_view motif_of(const Task& task, Role role, const Wish& wish);

// Whether the motif is an animal, or somebody else who lives and is no person.
bool is_animal(std::string_view motif, const cast::Library& library);
// Likewise, or a person: whoever lives.
bool is_being(std::string_view motif, const cast::Library& library);

// "Zur Schule", "zur Burg": whether they are going to what is far larger than they are.
bool heads_for_landmark(const Task& task, const Wish& wish, const cast::Library& library);

// Whether the part only shows such a goal, and nobody touches it. It stands at the back of the page then,
// instead of among them.
bool is_at_the_back(const Part& part, const Plan& plan, const Task& task, const Wish& wish,
                    const cast::Library& library);

// The tasks of the wish (task.h). Where plans show a deed only of people, a bear or a robot is as good as
// they are: "Ein Roboter gießt die Blumen".
std::vector<Task> tasks_of_all(const Wish& wish, const cast::Library& library, const PlanBook& plans);

// Whether all conditions of the plan hold, but for how many agents are free.
bool suits(const Plan& plan, const Task& task, const Wish& wish, const cast::Library& library);

// Where the first deed is usually done, as the plan says that shows it: ids of places, one of them. Empty
// where it says nothing.
std::vector<std::string> usual_places(const Wish& wish, const cast::Library& library, const PlanBook& plans);

// The plan of a deed that shows in the face while its agents do something else: "singen", "lachen". Null for
// none.
const Plan* mood_plan(const Task& task, const Wish& wish, const cast::Library& library,
                      const PlanBook& plans);
// "ziehen mit Laternen und singen", "zeltet und grillt": nobody stands aside for what all do besides.
bool is_done_besides(const Task& task, const std::vector<Task>& tasks, const Wish& wish,
                     const cast::Library& library, const PlanBook& plans);

// Whether a plan shows it in its own right, also where those who do it are not free any more.
bool has_plan(const Task& task, const Wish& wish, const cast::Library& library, const PlanBook& plans);

// Whether only legs and arms can do the deed, and who does it may get some: a house that runs.
bool means_legs(const Task& task, const Wish& wish, const cast::Library& library, const PlanBook& plans);

// Whether those who do it are animals that have neither a figure nor a body that moves.
bool is_odd_animal(const Task& task, const Wish& wish, const cast::Library& library);

// Whether the verb only says how somebody is there or comes there: "sitzen", "fahren".
bool is_posture(std::string_view verb);
// "Ein Frosch sitzt auf dem Blatt und fängt eine Fliege": an animal has one body, and it shows what it does
// to the fly, as `plan` says. `own` is the plan of how it sits, nullptr for none.
bool has_body_for_one(const Task& task, const Plan* own, const Task& other, const Plan& plan,
                      const Wish& wish, const cast::Library& library);

// "schaut das Pferd an und streichelt es": who does something to somebody looks at them anyway. Whether
// `task` is to look at whom `other` is done to.
bool looks_at_same(const Task& task, const Task& other);

// "liegt im Bett und kuschelt mit dem Teddy": whether `task` is to lie where `other` does something to
// something, or is done in it as `plan` shows that.
bool lies_there(const Task& task, const Task& other, const Plan& plan);

// Whether the phrase says the verb as a noun: "beim Anziehen helfen", "anziehen".
bool names_deed(std::string_view phrase, std::string_view verb);

// "schwimmt und findet ein Wrack": whether the task is only a way to move, which `own` shows, and who does it
// moves like that in the plan of another deed.
bool moves_alike(const Task& task, const Plan* own, const Plan& other);
// Whether it only says that somebody came: "Die Müllabfuhr kommt und leert die Tonnen".
bool is_coming(const Task& task);

// Whether the plan brings along at what somebody sits or stands for the task: the camp fire.
bool brings_what_is_at(const Plan& plan, const Task& task, const Wish& wish);

// Whether another deed with the same agents in it can be shown.
bool has_other_deed(const Task& task, const Wish& wish, const PlanBook& plans);

// Whether all of these take part in the deed: "Mama tröstet den weinenden Jungen".
bool concerns(const Deed& deed, const std::vector<int>& agents);

}  // namespace drawing::deeds
