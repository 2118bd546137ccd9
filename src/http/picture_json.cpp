#include "http/picture_json.h"

#include <limits>

#include "app/picture_notice.h"
#include "http/words.h"

namespace http {
namespace {

constexpr std::string_view image_prefix = "/api/images/";
// The prompt's own rule stands in app; here it is only kept from being absurd.
constexpr TextRule prompt_rule{.min = 0, .max = 10'000, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule word_rule{.min = 1, .max = 60};
constexpr IntegerRule seed_rule{0, std::numeric_limits<std::uint32_t>::max()};

}  // namespace

app::PictureOrder picture_order_of(const JsonBody& body) {
  app::PictureOrder order;
  if (body.has("prompt")) order.prompt = body.text("prompt", prompt_rule);
  const auto options = body.optional_object("options");
  if (!options) return order;
  if (const auto age = options->optional_text("age", word_rule)) {
    order.age = parse_word(*age, age_words, "options.age", "age_unknown");
  }
  if (const auto detail = options->optional_text("detail", word_rule)) {
    order.detail = parse_word(*detail, detail_words, "options.detail", "detail_unknown");
  }
  if (const auto orientation = options->optional_text("orientation", word_rule)) {
    order.orientation =
        parse_word(*orientation, orientation_words, "options.orientation", "orientation_unknown");
  }
  if (options->has("frame")) order.frame = options->flag("frame");
  if (const auto seed = options->optional_integer("seed", seed_rule)) {
    order.seed = static_cast<std::uint32_t>(*seed);
  }
  order.engine = options->optional_text("engine", word_rule);
  return order;
}

nlohmann::json to_json(const app::MadePicture& made) {
  nlohmann::json motifs = nlohmann::json::array();
  for (const drawing::WishedMotif& motif : made.wish.motifs) {
    motifs.push_back({{"id", motif.motif}, {"name", motif.name}, {"count", motif.count}});
  }
  nlohmann::json out = {{"success", true},
                        {"id", made.id},
                        {"imageUrl", image_url(made.id)},
                        {"engine", made.engine},
                        {"seed", made.options.seed},
                        {"scene", nullptr},
                        {"special", nullptr},
                        {"motifs", std::move(motifs)},
                        {"description", made.description},
                        {"unknown", made.wish.unknown},
                        {"suggestions", made.wish.suggestions}};
  if (made.wish.scene) out["scene"] = *made.wish.scene;
  if (made.wish.special) out["special"] = *made.wish.special;
  if (const std::string notice = app::picture_notice(made.wish); !notice.empty()) out["notice"] = notice;
  return out;
}

std::string image_url(const std::string& picture_id) {
  return std::string(image_prefix) + picture_id;
}

std::string picture_id_of_url(std::string_view url) {
  if (!url.starts_with(image_prefix)) return {};
  url.remove_prefix(image_prefix.size());
  return std::string(url.substr(0, url.find('?')));
}

}  // namespace http
