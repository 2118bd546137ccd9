#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "accounts/account_rules.h"
#include "accounts/login_name.h"
#include "accounts/roster.h"
#include "api/api_server.h"
#include "api/route_name.h"
#include "app/album_service.h"
#include "app/audience.h"
#include "app/book_service.h"
#include "app/book_text.h"
#include "app/dashboard_service.h"
#include "app/outbox_service.h"
#include "app/page_wishes.h"
#include "app/picture_prompt.h"
#include "app/site_service.h"
#include "app/subscription_service.h"
#include "app/user_admin_service.h"
#include "books/lessons/kinds.h"
#include "http/call.h"
#include "http/words.h"
#include "plans/coupon.h"
#include "plans/page_wish.h"
#include "plans/plan.h"

// What the app has to know of the server stands in two files of ui/src that nobody writes by hand. A change
// here fails until they are written anew: BUNTSTIFT_WRITE_CONTRACT=1 build/debug/api_tests
// --gtest_filter='Contract.*'

namespace test {
namespace {

using OrderedJson = nlohmann::ordered_json;

template <class Value, std::size_t count>
OrderedJson words_of(const http::Word<Value> (&words)[count]) {
  OrderedJson list = OrderedJson::array();
  for (const auto& [name, value] : words) list.push_back(name);
  return list;
}

template <class Values>
OrderedJson words_of_all(const Values& values) {
  OrderedJson list = OrderedJson::array();
  for (const auto value : values) list.push_back(to_string(value));
  return list;
}

// The numbers as a form has them, whose radio buttons know only texts.
OrderedJson numbers(int first, int last) {
  OrderedJson list = OrderedJson::array();
  for (int number = first; number <= last; ++number) list.push_back(std::to_string(number));
  return list;
}

OrderedJson limits() {
  return {{"prompt", {{"max", app::max_prompt_length}}},
          {"lettering", {{"max", app::max_lettering_length}}},
          {"figures", {{"max", drawing::most_figures}}},
          {"title", {{"max", app::max_title_length}}},
          {"description", {{"max", app::max_description_length}}},
          {"childName", {{"max", app::max_child_name_length}}},
          {"name", {{"max", accounts::max_name_length}}},
          {"email", {{"max", accounts::max_email_length}}},
          {"loginName", {{"min", accounts::min_login_name_length}}},
          {"password", {{"min", accounts::min_password_length}, {"max", accounts::max_password_length}}},
          {"givenPassword", {{"min", accounts::min_given_password_length}}},
          {"className", {{"max", accounts::max_class_name_length}}},
          {"rosterBytes", http::document_body_limit_bytes},
          {"coupon",
           {{"code", {{"min", plans::min_coupon_code_length}, {"max", plans::max_coupon_code_length}}},
            {"uses", {{"min", 1}, {"max", plans::max_coupon_uses}}}}}};
}

using books::lessons::KindGroup;

// The names of the kinds of lesson in these groups.
OrderedJson kinds_of(std::initializer_list<KindGroup> groups) {
  OrderedJson names = OrderedJson::array();
  for (const books::lessons::KindRecord& record : books::lessons::all_kinds()) {
    if (std::find(groups.begin(), groups.end(), record.group) != groups.end()) names.push_back(record.name);
  }
  return names;
}

// What the plan is the smallest to have.
OrderedJson wishes_of(plans::Plan plan) {
  OrderedJson list = OrderedJson::array();
  for (const plans::PageWish wish : plans::all_page_wishes) {
    if (plans::plan_with(wish) == plan) list.push_back(plans::to_string(wish));
  }
  return list;
}

OrderedJson words() {
  OrderedJson paid_plans = OrderedJson::array();
  for (const plans::Plan plan : plans::all_plans) {
    if (plan != plans::Plan::free) paid_plans.push_back(to_string(plan));
  }
  OrderedJson rulings = numbers(http::first_ruling, http::last_ruling);
  rulings.insert(rulings.begin(), http::ruling_of_level);
  return {{"ages", words_of(http::age_words)},
          {"orientations", words_of(http::orientation_words)},
          {"lines", words_of(http::line_words)},
          {"styles", words_of(http::style_words)},
          {"figureSizes", words_of(http::figure_size_words)},
          {"hairs", words_of(http::hair_words)},
          {"outfits", words_of(http::outfit_words)},
          {"details", words_of(http::detail_words)},
          {"basicWishes", wishes_of(plans::Plan::basic)},
          {"premiumWishes", wishes_of(plans::Plan::premium)},
          {"lessonBooks", kinds_of({KindGroup::whole_book})},
          {"arithmeticExercises", kinds_of({KindGroup::arithmetic})},
          {"languageExercises", kinds_of({KindGroup::language})},
          {"seeingExercises", kinds_of({KindGroup::seeing})},
          {"lessonLevels", words_of(http::lesson_level_words)},
          {"papers", words_of(http::paper_words)},
          {"impositions", words_of(http::imposition_words)},
          {"holeMargins", words_of(http::hole_margin_words)},
          {"rulings", rulings},
          {"sides", http::side_words},
          {"stars", numbers(1, app::most_stars)},
          {"roles", words_of(http::role_words)},
          {"paidPlans", paid_plans},
          {"discountTypes", words_of_all(plans::all_discount_types)},
          {"audiences", words_of_all(app::all_audiences)},
          {"registrationModes", words_of_all(app::all_registration_modes)},
          {"csvEncodings", words_of(http::csv_encoding_words)},
          {"backupKinds", words_of(http::backup_kind_words)}};
}

constexpr const char* written_by =
    "// Written by tests/api/contract_test.cpp from what the server does; see there.\n";

std::string constant(const std::string& name, const OrderedJson& value) {
  return "export const " + name + " = " + value.dump(2) + " as const;\n";
}

// The file is what the server says; it is written where that is asked for.
void expect_file(const std::string& path, const std::string& expected) {
  const std::string full_path = BUNTSTIFT_SOURCE_DIR "/ui/src/" + path;
  if (const char* write = std::getenv("BUNTSTIFT_WRITE_CONTRACT");
      write != nullptr && std::string(write) == "1") {
    std::ofstream(full_path, std::ios::binary) << expected;
  }
  std::ifstream file(full_path, std::ios::binary);
  const std::string found{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(found, expected)
      << "write it anew: BUNTSTIFT_WRITE_CONTRACT=1 api_tests --gtest_filter='Contract.*'";
}

TEST(Contract, OfTheAppIsWhatTheServerSays) {
  EXPECT_EQ(app::users_per_list_page, app::mails_per_list_page);
  EXPECT_EQ(app::users_per_list_page, app::subscriptions_per_list_page);
  EXPECT_EQ(app::users_per_list_page, app::audit_per_list_page);
  expect_file(
      "config/contract.ts",
      written_by +
          ("\n/** What the server lets through; lengths in characters. */\n" + constant("limits", limits())) +
          "\n/** What the server calls what is one of a few. */\n" + constant("words", words()) +
          "\n/** Entries on one page of a list of the administration. */\n" +
          constant("entriesPerPage", app::users_per_list_page) +
          "\n/** Books on one page of the shelf. */\n" + constant("booksPerPage", app::books_per_list_page) +
          "\n/** Pictures on one page of the album. */\n" +
          constant("picturesPerPage", app::pictures_per_album_page));
}

TEST(Contract, OfTheAppsTestsKnowsEveryRoute) {
  ApiServer server;
  OrderedJson routes = OrderedJson::array();
  for (const http::Route& route : server.routes()) routes.push_back(route_name(route));
  expect_file("testing/server-routes.ts", written_by + ("\n/** Every call that the server answers. */\n" +
                                                        constant("serverRoutes", routes)));
}

}  // namespace
}  // namespace test
