#include "drawing/places/kinds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace drawing::places {
namespace {

using Row = std::pair<std::string_view, std::string_view>;

// Sorted by motif.
constexpr std::array rows = {
    Row{"1f302", "umbrella"},    Row{"1f308", "rainbow"},      Row{"1f309", "bridge"},
    Row{"1f30b", "volcano"},     Row{"1f30c", "galaxy"},       Row{"1f30d", "planet"},
    Row{"1f30e", "planet"},      Row{"1f30f", "planet"},       Row{"1f315", "moon"},
    Row{"1f319", "moon"},        Row{"1f31a", "moon"},         Row{"1f31b", "moon"},
    Row{"1f31c", "moon"},        Row{"1f31d", "moon"},         Row{"1f31e", "sun"},
    Row{"1f31f", "star"},        Row{"1f320", "comet"},        Row{"1f324", "sun"},
    Row{"1f327", "cloud"},       Row{"1f328", "cloud"},        Row{"1f332", "tree"},
    Row{"1f333", "tree"},        Row{"1f334", "tree"},         Row{"1f335", "cactus"},
    Row{"1f337", "flower"},      Row{"1f338", "flower"},       Row{"1f339", "flower"},
    Row{"1f33a", "flower"},      Row{"1f33b", "flower"},       Row{"1f33c", "flower"},
    Row{"1f33e", "wheat"},       Row{"1f33f", "leaf"},         Row{"1f341", "leaf"},
    Row{"1f342", "leaf"},        Row{"1f343", "leaf"},         Row{"1f344", "mushroom"},
    Row{"1f36a", "gingerbread"}, Row{"1f36d", "sweet"},        Row{"1f370", "cake"},
    Row{"1f372", "pot"},         Row{"1f373", "pan"},          Row{"1f380", "present"},
    Row{"1f381", "present"},     Row{"1f382", "cake"},         Row{"1f383", "pumpkin"},
    Row{"1f384", "tree"},        Row{"1f388", "balloon"},      Row{"1f38b", "tree"},
    Row{"1f392", "bag"},         Row{"1f3a0", "carousel"},     Row{"1f3a1", "wheel"},
    Row{"1f3a2", "coaster"},     Row{"1f3aa", "tent"},         Row{"1f3b5", "note"},
    Row{"1f3c1", "flag"},        Row{"1f3c6", "cup"},          Row{"1f3d5", "tent"},
    Row{"1f3d7", "crane"},       Row{"1f3d8", "house"},        Row{"1f3da", "house"},
    Row{"1f3dd", "island"},      Row{"1f3e0", "house"},        Row{"1f3e1", "house"},
    Row{"1f3e2", "house"},       Row{"1f3e4", "house"},        Row{"1f3e5", "house"},
    Row{"1f3e6", "house"},       Row{"1f3e8", "house"},        Row{"1f3e9", "house"},
    Row{"1f3eb", "school"},      Row{"1f3ec", "house"},        Row{"1f3ee", "lantern"},
    Row{"1f3ef", "castle"},      Row{"1f3f0", "castle"},       Row{"1f3fa", "jar"},
    Row{"1f404", "cow"},         Row{"1f407", "hare"},         Row{"1f40c", "snail"},
    Row{"1f410", "goat"},        Row{"1f411", "sheep"},        Row{"1f412", "monkey"},
    Row{"1f413", "hen"},         Row{"1f414", "hen"},          Row{"1f415", "dog"},
    Row{"1f416", "pig"},         Row{"1f418", "elephant"},     Row{"1f419", "octopus"},
    Row{"1f41a", "shell"},       Row{"1f41b", "insect"},       Row{"1f41c", "insect"},
    Row{"1f41d", "insect"},      Row{"1f41e", "insect"},       Row{"1f41f", "fish"},
    Row{"1f420", "fish"},        Row{"1f421", "fish"},         Row{"1f422", "turtle"},
    Row{"1f424", "hen"},         Row{"1f425", "hen"},          Row{"1f426", "bird"},
    Row{"1f427", "penguin"},     Row{"1f42a", "camel"},        Row{"1f42b", "camel"},
    Row{"1f42c", "dolphin"},     Row{"1f433", "whale"},        Row{"1f43f", "squirrel"},
    Row{"1f451", "crown"},       Row{"1f47b", "ghost"},        Row{"1f490", "flower"},
    Row{"1f4ab", "star"},        Row{"1f4d6", "book"},         Row{"1f4da", "book"},
    Row{"1f525", "fire"},        Row{"1f54a", "bird"},         Row{"1f56f", "candle"},
    Row{"1f570", "clock"},       Row{"1f577", "spider"},       Row{"1f578", "web"},
    Row{"1f5bc", "picture"},     Row{"1f680", "rocket"},       Row{"1f682", "train"},
    Row{"1f697", "car"},         Row{"1f69f", "cable car"},    Row{"1f6a0", "cable car"},
    Row{"1f6a1", "cable car"},   Row{"1f6a2", "boat"},         Row{"1f6a3", "boat"},
    Row{"1f6a4", "boat"},        Row{"1f6a6", "trafficlight"}, Row{"1f6a7", "barrier"},
    Row{"1f6cf", "bed"},         Row{"1f6d5", "temple"},       Row{"1f6d6", "hut"},
    Row{"1f6dd", "slide"},       Row{"1f6de", "tyre"},         Row{"1f6e5", "boat"},
    Row{"1f6e9", "plane"},       Row{"1f6f0", "satellite"},    Row{"1f6f3", "boat"},
    Row{"1f6f6", "boat"},        Row{"1f6f7", "sledge"},       Row{"1f6f8", "ufo"},
    Row{"1f95a", "egg"},         Row{"1f96c", "cabbage"},      Row{"1f980", "crab"},
    Row{"1f981", "lion"},        Row{"1f986", "duck"},         Row{"1f987", "bat"},
    Row{"1f989", "bird"},        Row{"1f98b", "insect"},       Row{"1f98c", "deer"},
    Row{"1f98e", "lizard"},      Row{"1f992", "giraffe"},      Row{"1f993", "zebra"},
    Row{"1f994", "hedgehog"},    Row{"1f997", "insect"},       Row{"1f99c", "bird"},
    Row{"1f9a2", "bird"},        Row{"1f9a9", "flamingo"},     Row{"1f9ab", "marmot"},
    Row{"1f9ad", "seal"},        Row{"1f9c1", "cake"},         Row{"1f9ca", "ice"},
    Row{"1f9f8", "bear"},        Row{"1f9f9", "broom"},        Row{"1fa81", "kite"},
    Row{"1fa8b", "comet"},       Row{"1fa90", "planet"},       Row{"1fa91", "armchair"},
    Row{"1fa9c", "ladder"},      Row{"1fa9f", "window"},       Row{"1faa7", "signpost"},
    Row{"1faa8", "stone"},       Row{"1fab4", "plant"},        Row{"1fab5", "wood"},
    Row{"1fab7", "flower"},      Row{"1fab8", "coral"},        Row{"1fabb", "flower"},
    Row{"1fad9", "jar"},         Row{"2600", "sun"},           Row{"2601", "cloud"},
    Row{"2602", "umbrella"},     Row{"2603", "snowman"},       Row{"2604", "comet"},
    Row{"2614", "umbrella"},     Row{"26bd", "ball"},          Row{"26c4", "snowman"},
    Row{"26c5", "sun"},          Row{"26f1", "parasol"},       Row{"26f2", "fountain"},
    Row{"26f4", "boat"},         Row{"26f5", "boat"},          Row{"26fa", "tent"},
    Row{"2744", "snowflake"},    Row{"2b50", "star"},
};

// Those drawn by hand, sorted as well.
constexpr std::array own_rows = {
    Row{"own-adventskranz", "candle"},
    Row{"own-astronaut", "astronaut"},
    Row{"own-astronautin", "astronaut"},
    Row{"own-baumhaus", "house"},
    Row{"own-biene", "insect"},
    Row{"own-eichhoernchen", "squirrel"},
    Row{"own-entenkueken", "duck"},
    Row{"own-frosch", "frog"},
    Row{"own-fuchs", "fox"},
    Row{"own-heissluftballon", "balloon"},
    Row{"own-huhn", "hen"},
    Row{"own-hund", "dog"},
    Row{"own-iglu", "house"},
    Row{"own-katze", "cat"},
    Row{"own-krake", "octopus"},
    Row{"own-kran", "crane"},
    Row{"own-laterne", "lantern"},
    Row{"own-lebkuchenhaus", "house"},
    Row{"own-lebkuchenmann", "gingerbread"},
    Row{"own-leuchtturm", "lighthouse"},
    Row{"own-libelle", "insect"},
    Row{"own-loewe", "lion"},
    Row{"own-nest", "egg"},
    Row{"own-osterkorb", "egg"},
    Row{"own-piratenschiff", "boat"},
    Row{"own-puppe", "doll"},
    Row{"own-sandburg", "sandcastle"},
    Row{"own-schatztruhe", "chest"},
    Row{"own-schlitten", "sledge"},
    Row{"own-schmetterling", "insect"},
    Row{"own-schulranzen", "bag"},
    Row{"own-seepferdchen", "sea horse"},
    Row{"own-seestern", "starfish"},
    Row{"own-storch", "bird"},
    Row{"own-vogelscheuche", "scarecrow"},
    Row{"own-wal", "whale"},
    Row{"own-windmuehle", "windmill"},
};

template <typename Rows>
std::string_view kind_in(const Rows& table, std::string_view motif) {
  const auto found = std::lower_bound(table.begin(), table.end(), motif,
                                      [](const Row& row, std::string_view id) { return row.first < id; });
  return found != table.end() && found->first == motif ? found->second : std::string_view();
}

}  // namespace

std::string_view kind_of(std::string_view motif) {
  return motif.substr(0, 4) == "own-" ? kind_in(own_rows, motif) : kind_in(rows, motif);
}

}  // namespace drawing::places
