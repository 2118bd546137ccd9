#include "drawing/language/deed_clauses.h"

#include <algorithm>
#include <iterator>

namespace drawing::language {

namespace {

using Items = std::vector<Item>;

bool is_comma(const Item& item) {
  const auto* separator = as<Separator>(item);
  return separator != nullptr && separator->is_comma;
}

bool opens_clause(const Item& item) {
  const auto* opening = as<Opening>(item);
  return opening != nullptr && (opening->word.role == ClauseWord::Role::relative ||
                                opening->word.role == ClauseWord::Role::subordinating);
}

class Splitter {
 public:
  explicit Splitter(std::vector<Clause>& out) : out_(out) {}

  // `frame`: the kind of the clauses in `items`, and of whom they speak.
  void split(const Items& items, const Clause& frame) {
    Items own;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!opens_clause(items[i])) {
        own.push_back(items[i]);
        continue;
      }
      const std::size_t end = end_of_embedded(items, i + 1);
      const Items inside(items.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                         items.begin() + static_cast<std::ptrdiff_t>(end));
      const auto& opening = std::get<Opening>(items[i].what);
      const bool relative = opening.word.role == ClauseWord::Role::relative;
      split(inside, {.kind = relative ? ClauseKind::relative : ClauseKind::subordinate,
                     .items = {},
                     .antecedents = relative ? antecedents(own, inside) : std::vector<Argument>{},
                     .opening = opening});
      i = end - 1;
    }
    split_at_verbs(own, frame);
  }

 private:
  // Its verb comes last; "und" goes on where another verb stands at the end.
  static std::size_t end_of_embedded(const Items& items, std::size_t at) {
    bool verb = false;
    for (; at < items.size(); ++at) {
      verb = verb || as<VerbOfClause>(items[at]) != nullptr;
      if (as<Separator>(items[at]) == nullptr || !verb) continue;
      if (is_comma(items[at]) || !ends_with_verb(items, at + 1)) break;
    }
    return at;
  }

  static bool ends_with_verb(const Items& items, std::size_t at) {
    std::size_t last = at;
    while (last < items.size() && !is_comma(items[last]) && !opens_clause(items[last])) ++last;
    return last > at && as<VerbOfClause>(items[last - 1]) != nullptr;
  }

  // The last noun; those that "und" joins to it where the verb is a plural: "Hund und Katze, die spielen".
  static std::vector<Argument> antecedents(const Items& before, const Items& inside) {
    std::vector<Argument> found;
    const auto verb = std::find_if(inside.begin(), inside.end(),
                                   [](const Item& item) { return as<VerbOfClause>(item) != nullptr; });
    const bool plural = verb != inside.end() && std::get<VerbOfClause>(verb->what).verb->form.ends_with("n");
    bool joined = true;
    for (auto item = before.rbegin(); item != before.rend(); ++item) {
      if (is_comma(*item) && item == before.rbegin()) continue;
      // "Kannst du einen Bären malen, der angelt?"
      if (as<VerbOfClause>(*item) != nullptr && found.empty()) continue;
      if (as<Separator>(*item) != nullptr) {
        joined = true;
        continue;
      }
      const auto* argument = as<Argument>(*item);
      if (argument == nullptr || !joined) break;
      found.insert(found.begin(), *argument);
      if (!plural || argument->plural || argument->mentions.empty()) break;
      joined = false;
    }
    return found;
  }

  void split_at_verbs(const Items& items, const Clause& frame) {
    Clause clause = frame;
    std::size_t separator = 0;  // in clause.items, after its verb; 0 for none
    bool has_verb = false;
    for (const Item& item : items) {
      const bool is_verb = as<VerbOfClause>(item) != nullptr;
      if (is_verb && has_verb && separator > 0) {
        Clause next = frame;
        next.continues = true;
        const auto cut = clause.items.begin() + static_cast<std::ptrdiff_t>(separator);
        next.items.assign(std::next(cut), clause.items.end());
        clause.items.erase(cut, clause.items.end());
        out_.push_back(std::move(clause));
        clause = std::move(next);
        separator = 0;
      }
      if (as<Separator>(item) != nullptr && has_verb) separator = clause.items.size();
      has_verb = has_verb || is_verb;
      clause.items.push_back(item);
    }
    if (!clause.items.empty()) out_.push_back(std::move(clause));
  }

  std::vector<Clause>& out_;
};

}  // namespace

std::vector<Clause> split_into_clauses(const std::vector<Item>& items) {
  std::vector<Clause> clauses;
  Splitter(clauses).split(items, Clause{});
  std::stable_sort(clauses.begin(), clauses.end(),
                   [](const Clause& a, const Clause& b) { return a.order() < b.order(); });
  return clauses;
}

}  // namespace drawing::language
