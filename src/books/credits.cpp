#include "books/credits.h"

#include <array>
#include <chrono>
#include <string_view>
#include <utility>

namespace books {
namespace {

constexpr std::string_view builtin = "builtin", of_own_pictures = "photo";

std::string month_and_year(base::Time time) {
  constexpr std::array<std::string_view, 12> months = {"Januar",    "Februar", "März",     "April",
                                                       "Mai",       "Juni",    "Juli",     "August",
                                                       "September", "Oktober", "November", "Dezember"};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
  const auto month = static_cast<unsigned>(date.month());
  return std::string(months[month - 1]) + " " + std::to_string(static_cast<int>(date.year()));
}

// "Das Bild auf Seite 3" or "Die Bilder auf den Seiten 3 und 4".
std::string pictures_on(const std::vector<int>& numbers) {
  return (numbers.size() == 1 ? "Das Bild auf Seite " : "Die Bilder auf den Seiten ") + page_list(numbers);
}

// The page numbers of each maker, in the order of their first pictures.
std::vector<std::pair<std::string, std::vector<int>>> pages_by_maker(const BookContent& content) {
  std::vector<std::pair<std::string, std::vector<int>>> makers;
  for (std::size_t i = 0; i < content.pages.size(); ++i) {
    const std::string& name =
        content.pages[i].made_by.empty() ? std::string(builtin) : content.pages[i].made_by;
    auto maker = makers.begin();
    while (maker != makers.end() && maker->first != name) ++maker;
    if (maker == makers.end()) maker = makers.insert(makers.end(), {name, {}});
    maker->second.push_back(static_cast<int>(i) + 1);
  }
  return makers;
}

}  // namespace

std::string page_list(const std::vector<int>& numbers) {
  std::vector<std::string> runs;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i;
    while (end + 1 < numbers.size() && numbers[end + 1] == numbers[end] + 1) ++end;
    if (end - i >= 2) {
      runs.push_back(std::to_string(numbers[i]) + " bis " + std::to_string(numbers[end]));
    } else {
      for (std::size_t k = i; k <= end; ++k) runs.push_back(std::to_string(numbers[k]));
    }
    i = end + 1;
  }
  std::string text;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (i > 0) text += i + 1 == runs.size() ? " und " : ", ";
    text += runs[i];
  }
  return text;
}

std::vector<CreditSection> credits(const BookContent& content) {
  std::vector<CreditSection> sections;
  const auto makers = pages_by_maker(content);
  CreditSection models{"Bilder aus einem Bildmodell", {}};
  for (const auto& [maker, numbers] : makers) {
    if (maker == builtin) {
      sections.push_back(
          {"Zeichnungen",
           {pictures_on(numbers) + " hat Buntstift gezeichnet.",
            "Viele Motive beruhen auf Noto Emoji, © Google LLC, Apache-Lizenz 2.0 (apache.org/licenses), "
            "einfachere auf Fluent Emoji, © Microsoft Corporation, MIT-Lizenz (opensource.org/license/mit). "
            "Sie wurden für das Ausmalen zu Linien vereinfacht und neu angeordnet."}});
    } else if (maker == of_own_pictures) {
      sections.push_back({"Eigene Vorlagen",
                          {pictures_on(numbers) + " hat Buntstift aus " +
                           (numbers.size() == 1 ? "einem eigenen Foto oder einer eigenen Zeichnung"
                                                : "eigenen Fotos oder Zeichnungen") +
                           " zu Linien gemacht."}});
    } else {
      models.paragraphs.push_back(pictures_on(numbers) + (numbers.size() == 1 ? " wurde" : " wurden") +
                                  " mit einem Bildmodell künstlich erzeugt (" + maker + ").");
    }
  }
  if (!models.paragraphs.empty()) sections.push_back(models);
  sections.push_back(
      {"Schrift", {"Andika, © SIL International, SIL Open Font License 1.1 (openfontlicense.org)."}});
  sections.push_back({"Zusammenstellung",
                      {"Dieses Malbuch wurde im " + month_and_year(content.created_at) + " mit " +
                       content.made_with + " zusammengestellt."}});
  return sections;
}

}  // namespace books
