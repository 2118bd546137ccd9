#include "books/personal.h"

#include "books/story/given_story.h"

namespace books {
namespace {

bool names_somebody(const Story& story) {
  if (story.title.find(name_place) != std::string::npos) return true;
  for (const std::string& page : story.pages) {
    if (page.find(name_place) != std::string::npos) return true;
  }
  return false;
}

void greet(Story& story) {
  if (story.pages.empty() || story.pages.front().empty()) return;
  Story greeting = story;
  greeting.pages.front().insert(0, "Komm mit, " + std::string(name_place) + "! ");
  if (!story::page_too_long(greeting)) story = std::move(greeting);
}

}  // namespace

std::string with_name(std::string text, std::string_view child_name) {
  const std::string_view name = child_name.empty() ? name_blank : child_name;
  for (std::size_t at = text.find(name_place); at != std::string::npos;
       at = text.find(name_place, at + name.size())) {
    text.replace(at, name_place.size(), name);
  }
  return text;
}

void personalise(BookContent& content) {
  content.title = with_name(std::move(content.title), content.child_name);
  content.description = with_name(std::move(content.description), content.child_name);
  if (!content.story) return;
  if (!content.child_name.empty() && !names_somebody(*content.story)) greet(*content.story);
  content.story->title = with_name(std::move(content.story->title), content.child_name);
  for (std::string& page : content.story->pages) page = with_name(std::move(page), content.child_name);
}

}  // namespace books
