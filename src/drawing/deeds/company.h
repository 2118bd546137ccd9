#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/cast/library.h"
#include "drawing/deeds/plan.h"
#include "drawing/deeds/tableau.h"
#include "drawing/deeds/task.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// Who is free, and who takes which part of a plan: the actors of a cast, each by its index there. A plan is
// cast first and engages those in it afterwards, so that one that fails leaves everybody free.
class Company {
 public:
  // `wish` and `library` outlive it. `people` is the chance of who looks how, which pages of one seed share.
  Company(const Wish& wish, const cast::Library& library, std::vector<cast::Actor> actors,
          base::Random random, base::Random people);

  const std::vector<cast::Actor>& actors() const { return actors_; }
  const WishedMotif& wished(int index) const;
  // The look of one depends on who is on the page already, hence one source of chance for all.
  base::Random& random() { return random_; }

  // Whether the actor has a part already.
  bool is_used(std::size_t actor) const { return used_[actor]; }
  // Whether others are already at the one thing that was asked for: no second tree is trimmed beside it.
  bool is_taken(const std::optional<int>& thing) const;
  // The first actor of a wished motif that has no part yet.
  std::optional<std::size_t> free_actor(int index) const;
  // How many of those who do the deed have no part yet.
  int free_agents(const Task& task) const;
  // Keeps the last `count` of those who are free to do the deed for another one, until they are let go.
  std::vector<std::size_t> keep_back(const Task& task, int count);
  void let_go(const std::vector<std::size_t>& kept);
  // Whether it is put on, and nothing to carry.
  bool is_worn(int index) const;
  // Of these: what has become part of who wears it; indexes into Wish::motifs.
  const std::vector<int>& worn() const { return worn_; }

  // From now on everybody wears warm clothes.
  void dress_warmly() { warm_ = true; }

  // Whether what has no figure of its own may do what people do: a running house, a fish that knits.
  void let_things_act(bool allowed) { things_act_ = allowed; }

  // The face of a wished motif, if the text has not said it.
  void set_mood(int index, figures::Mood mood);

  // Everybody in the plan, or nothing where somebody is missing that it cannot do without. `shared`: further
  // agents gather at the one thing that it is done to.
  std::vector<Casting> cast_plan(const Plan& plan, const Task& task, bool shared = false);
  // The things of a plan whose agents have another part already; nothing where a named one is missing.
  std::optional<std::vector<Casting>> cast_things(const Plan& plan, const Task& task);
  // One for itself, as the part of `stock_parts.h` wants it; nothing where it has no such body.
  std::optional<Casting> cast_alone(std::size_t actor, const Part& part);
  // Those of what was cast last have a part now: their indexes, the first of them being whom the page is
  // about. What the plan brings along becomes what the text names of that kind, also the tool of `task`,
  // which is null for who only stands there.
  std::vector<std::size_t> engage(std::vector<Casting>& castings, const Task* task);
  // Whether one of these actors shows something written.
  bool has_writing(const std::vector<std::size_t>& engaged) const {
    return std::ranges::any_of(engaged, [&](std::size_t i) { return actors_[i].legible; });
  }
  // All that is left of a wished motif has a part now.
  void engage_all_of(int index);

 private:
  bool is_free(std::size_t actor) const;
  std::optional<Player> player_of_motif(std::string_view motif) const;
  // What the text calls somebody: by a noun ("Förster"), and by a first name where it says one.
  struct Naming {
    std::string_view noun;
    std::string_view first_name;
    std::string_view garment;  // that the text puts on them
    bool holds = false;        // what only a hand can hold: an animal stands upright for it
  };
  Naming naming_of(std::size_t actor) const;
  std::optional<figures::FigureLook> look_of(std::string_view motif, const Naming& called);
  std::optional<Player> being_of(std::string_view motif, const Part& part, const Naming& called);
  std::optional<Player> thing_that_acts(std::string_view motif) const;
  std::optional<Player> being_that_verb_means(std::string_view motif, const Part& part);
  std::optional<Player> take(const Task& task, const Part& part);
  std::optional<std::size_t> free_agent(const Task& task, int rank) const;
  std::string pick(const std::vector<std::string>& props);
  void carry_along(std::vector<Casting>& castings, const Plan& plan, const Task& task);
  void gather(std::vector<Casting>& castings, const Plan& plan, const Task& task, bool shared);
  std::optional<Player> player_of_actor(std::size_t actor, const Part& part);
  std::optional<std::size_t> further_agent(const Task& task) const;
  std::optional<int> companion_of(const Task& task) const;
  void repeat(std::vector<Casting>& castings) const;
  bool has_role(int index) const;
  bool is_for_another_deed(int index, const Task* task) const;
  void take_named(std::vector<Casting>& castings, const Task* task);
  void hold_all_of(int index);
  void put_on_what_is_worn(std::vector<Casting>& castings);

  const Wish& wish_;
  const cast::Library& library_;
  std::vector<cast::Actor> actors_;
  bool warm_ = false;
  base::Random random_;
  base::Random people_;
  std::vector<bool> used_;  // by actor
  std::vector<int> worn_;
  std::vector<std::size_t> held_;                    // actors of the plan that is being cast
  std::vector<std::optional<figures::Mood>> moods_;  // by wished motif
  std::vector<figures::FigureLook> figures_;         // that are on the page
  std::vector<std::string> called_;                  // how the text calls each of them
  std::vector<beasts::BeastLook> beasts_;
  bool things_act_ = false;
  bool looks_given_ = false;  // to the first person
};

}  // namespace drawing::deeds
