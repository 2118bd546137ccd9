#include "drawing/special/maze_goals.h"

#include <algorithm>
#include <iterator>

namespace drawing::special {
namespace {

constexpr std::string_view home = "1f3e0", flag = "1f3c1";

// The first of these serve as defaults.
constexpr MazePair pairs[] = {
    {"1f401", "1f9c0"},                // mouse, cheese
    {"own-hund", "1f9b4"},             // dog, bone
    {"1f407", "1f955"},                // hare, carrot
    {"own-biene", "1f33b"},            // bee, sunflower
    {"own-eichhoernchen", "1f330"},    // squirrel, chestnut
    {"1f412", "1f34c"},                // monkey, banana
    {"own-pirat", "own-schatztruhe"},  // pirate, treasure chest
    {"own-ritter", "1f3f0"},           // knight, castle
    {"own-astronaut", "1f680"},        // astronaut, rocket
    {"own-schmetterling", "1f33c"},    // butterfly, flower
    {"1f994", "1f34e"},                // hedgehog, apple
    {"own-baer", "1f36f"},             // bear, honey
    {"own-panda", "1f38d"},            // panda, bamboo
    {"own-katze", "1f9f6"},            // cat, ball of wool
    {"1f415", "1f9b4"},                // dog, bone
    {"1f436", "1f9b4"},
    {"1f408", "1f9f6"},
    {"1f431", "1f9f6"},
    {"1f400", "1f9c0"},
    {"own-osterhase", "1f95a"},  // Easter bunny, egg
    {"own-pferd", "1f34e"},      // horse, apple
    {"own-pony", "1f34e"},
    {"own-einhorn", "1f308"},  // unicorn, rainbow
    {"1f984", "1f308"},
    {"1f418", "1f95c"},     // elephant, peanut
    {"1f426", "own-nest"},  // bird, nest
    {"own-storch", "own-nest"},
    {"own-huhn", "1f95a"},  // hen, egg
    {"1f414", "1f95a"},
    {"1f427", "1f41f"},  // penguin, fish
    {"1f98b", "1f33c"},
    {"1f41d", "1f33b"},
    {"1f41b", "1f34f"},       // caterpillar, green apple
    {"1f40c", "1f96c"},       // snail, lettuce
    {"own-frosch", "1fab7"},  // frog, water lily
    {"own-prinzessin", "1f3f0"},
    {"own-prinz", "1f3f0"},
    {"own-koenig", "1f451"},  // king, crown
    {"own-koenigin", "1f451"},
    {"own-piratenschiff", "1f3dd"},  // pirate ship, island
    {"1f680", "1fa90"},              // rocket, planet
    {"1f6f8", "1f30d"},              // flying saucer, Earth
    {"1f47d", "1f6f8"},
    {"own-feuerwehrauto", "1f525"},  // fire engine, fire
    {"own-feuerwehrmann", "1f525"},
    {"own-weihnachtsmann", "1f384"},   // Father Christmas, tree
    {"own-rentier", "own-schlitten"},  // reindeer, sleigh
    {"1f996", "1f333"},                // dinosaur, tree
    {"1f995", "1f333"},
    {"own-hexe", "1f3da"},  // witch, haunted house
    {"1f47b", "1f3da"},
    {"own-meerjungfrau", "1f41a"},  // mermaid, shell
    {"own-fussballer", "26bd"},     // footballer, ball
    {"own-fussballerin", "26bd"},
    {"own-wikinger", "26f5"},
    {"own-drache", "own-schatztruhe"},
    {"1f69c", "1f33e"},     // tractor, ears of corn
    {"own-kind", "1f366"},  // child, ice cream
    {"own-junge", "1f366"},
    {"own-maedchen", "1f366"},
};
constexpr std::size_t defaults = 14;

}  // namespace

std::span<const MazePair> all_pairs() {
  return pairs;
}

const MazePair& default_pair(base::Random& random) {
  return random.pick(std::span<const MazePair>(pairs, defaults));
}

std::string_view goal_of(std::string_view walker, const cast::Library& library) {
  const auto found = std::find_if(std::begin(pairs), std::end(pairs),
                                  [&](const MazePair& pair) { return pair.walker == walker; });
  const language::LexiconEntry* entry = library.entry(walker);
  const std::string_view usual = entry != nullptr && entry->has_face ? home : flag;
  for (const std::string_view goal : {found != std::end(pairs) ? found->goal : usual, usual}) {
    if (library.motif(goal) != nullptr) return goal;
  }
  return {};
}

}  // namespace drawing::special
