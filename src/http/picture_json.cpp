#include "http/picture_json.h"

#include <limits>

#include "app/photo_service.h"
#include "app/picture_notice.h"
#include "http/words.h"

namespace http {
namespace {

constexpr std::string_view image_prefix = "/api/images/";
// The prompt's own rule stands in app; here it is only kept from being absurd.
constexpr TextRule prompt_rule{.min = 0, .max = 10'000, .trim = Trim::yes, .lines = Lines::many};
constexpr TextRule lettering_rule{.min = 0, .max = 500};  // likewise
constexpr IntegerRule seed_rule{0, std::numeric_limits<std::uint32_t>::max()};

constexpr std::size_t most_before = 30;  // sentences of a book's pages
constexpr IntegerRule figures_rule{1, drawing::most_figures};

drawing::PageWishes wishes_of(const JsonBody& options) {
  drawing::PageWishes wishes;
  const auto set = [&](const std::string& field, auto& wish, const auto& words) {
    if (const auto word = options.optional_text(field, word_rule))
      wish = parse_word(*word, words, "options." + field, "wish_unknown");
  };
  set("line", wishes.line, line_words);
  set("style", wishes.style, style_words);
  set("figureSize", wishes.size, figure_size_words);
  set("hair", wishes.looks.hair, hair_words);
  set("outfit", wishes.looks.outfit, outfit_words);
  wishes.looks.glasses = options.flag("glasses", false);
  wishes.weather = options.optional_text("weather", word_rule).value_or("");
  wishes.place = options.optional_text("place", word_rule).value_or("");
  wishes.name = options.optional_text("name", lettering_rule).value_or("");
  if (const auto figures = options.optional_integer("figures", figures_rule))
    wishes.figures = static_cast<int>(*figures);
  return wishes;
}

}  // namespace

nlohmann::json options_json(const drawing::Options& options, std::string_view engine) {
  const drawing::PageWishes& wishes = options.wishes;
  nlohmann::json out = {{"age", word_of(options.age, age_words)},
                        {"orientation", word_of(options.orientation, orientation_words)},
                        {"detail", word_of(options.detail, detail_words)},
                        {"frame", options.frame},
                        {"seed", options.seed}};
  if (wishes.line != drawing::LineWidth::usual) out["line"] = word_of(wishes.line, line_words);
  if (wishes.style != drawing::Style::scene) out["style"] = word_of(wishes.style, style_words);
  if (wishes.figures > 0) out["figures"] = wishes.figures;
  if (wishes.size != drawing::SizeWish::as_is) out["figureSize"] = word_of(wishes.size, figure_size_words);
  if (wishes.looks.hair != drawing::Hair::as_is) out["hair"] = word_of(wishes.looks.hair, hair_words);
  if (wishes.looks.outfit != drawing::Outfit::as_is)
    out["outfit"] = word_of(wishes.looks.outfit, outfit_words);
  if (wishes.looks.glasses) out["glasses"] = true;
  for (const auto& [field, text] :
       {std::pair("weather", &wishes.weather), {"place", &wishes.place}, {"name", &wishes.name}}) {
    if (!text->empty()) out[field] = *text;
  }
  if (engine == app::photo_engine) out["source"] = app::photo_engine;
  return out;
}

app::PictureOrder picture_order_of(const JsonBody& body) {
  app::PictureOrder order;
  if (body.has("prompt")) order.prompt = body.text("prompt", prompt_rule);
  order.before = body.text_list("before", most_before, prompt_rule);
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
  order.wishes = wishes_of(*options);
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
                        {"prompt", made.wish.text},
                        {"imageUrl", image_url(made.id)},
                        {"engine", made.engine},
                        {"seed", made.options.seed},
                        {"options", options_json(made.options, made.engine)},
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
