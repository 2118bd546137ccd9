#include "cli/draw_options.h"

#include "cli/choose.h"

namespace cli {
namespace {

constexpr http::Word<drawing::Paper> papers[] = {
    {"a4", drawing::Paper::a4}, {"a5", drawing::Paper::a5}, {"letter", drawing::Paper::letter}};

}  // namespace

drawing::Age parse_age(const std::string& text, const std::string& option) {
  return choose(http::age_words, text, option);
}

drawing::Detail parse_detail(const std::string& text, const std::string& option) {
  return choose(http::detail_words, text, option);
}

drawing::Paper parse_paper(const std::string& text, const std::string& option) {
  return choose(papers, text, option);
}

}  // namespace cli
