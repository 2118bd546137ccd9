#include "http/school_json.h"

#include "base/iso8601.h"
#include "base/messages.h"
#include "http/words.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json pupil_json(const accounts::User& pupil) {
  return {{"id", pupil.id},
          {"firstName", pupil.first_name},
          {"lastName", pupil.last_name},
          {"login", accounts::login_of(pupil)},
          {"isActive", pupil.is_active}};
}

}  // namespace

Json to_json(const app::ports::ClassSummary& summary) {
  const app::ports::StoredClass& school_class = summary.school_class;
  Json teacher = nullptr;
  if (school_class.teacher_id) teacher = {{"id", *school_class.teacher_id}, {"name", summary.teacher_name}};
  return {{"id", school_class.id},         {"name", school_class.name},
          {"teacher", std::move(teacher)}, {"pupilCount", summary.pupils},
          {"bookCount", summary.books},    {"createdAt", base::to_iso8601(school_class.created_at)},
          {"isOpen", school_class.is_open}};
}

Json to_json(const app::ClassView& view) {
  Json json = to_json(view.summary);
  json["pupils"] = Json::array();
  for (const accounts::User& pupil : view.pupils) json["pupils"].push_back(pupil_json(pupil));
  return json;
}

Json to_json(const app::IssuedCard& card) {
  return {{"userId", card.user_id},     {"className", card.class_name}, {"firstName", card.first_name},
          {"lastName", card.last_name}, {"login", card.login},          {"password", card.password}};
}

Json to_json(const std::vector<app::IssuedCard>& cards) {
  Json list = Json::array();
  for (const app::IssuedCard& card : cards) list.push_back(to_json(card));
  return {{"cards", std::move(list)}};
}

Json to_json(const app::RosterPlan& plan) {
  Json json = {{"encoding", word_of(plan.encoding, csv_encoding_words)},
               {"separator", std::string(1, plan.separator)},
               {"pupils", Json::array()},
               {"classes", Json::array()},
               {"problems", Json::array()}};
  for (const accounts::RosterEntry& entry : plan.entries) {
    json["pupils"].push_back({{"line", entry.line},
                              {"firstName", entry.first_name},
                              {"lastName", entry.last_name},
                              {"className", entry.class_name},
                              {"login", entry.email + entry.login_name}});
  }
  for (const app::PlannedClass& school_class : plan.classes) {
    json["classes"].push_back({{"name", school_class.name},
                               {"isNew", school_class.id.empty()},
                               {"pupilCount", school_class.pupils}});
  }
  for (const accounts::RosterProblem& problem : plan.problems) {
    json["problems"].push_back({{"line", problem.line}, {"message", base::german_message(problem.error)}});
  }
  return json;
}

}  // namespace http
