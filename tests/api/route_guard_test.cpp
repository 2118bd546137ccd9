#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/api_server.h"
#include "api/route_name.h"
#include "support/image_files.h"
#include "support/upload_form.h"

namespace test {
namespace {

using Json = nlohmann::json;

// A call of one route, and what each kind of caller gets. In paths and bodies {book}, {image} and {session}
// are the owner's, {user} is the stranger's id, {n} is another number for each call.
constexpr int as_stranger = -1;
struct GuardRow {
  const char* method;
  const char* pattern;
  const char* path;
  const char* body;
  int anonymous;
  int stranger;
  int owner;
  int admin;
  // A malformed call by the one who may call it at all; no path: the route reads nothing.
  const char* bad_path;
  const char* bad_body;
  int bad;
  // What a teacher gets who has nothing of their own; as the stranger where it is not given.
  int teacher = as_stranger;
  const char* content_type = "application/json";
};

constexpr const char* credentials = R"({"email":"owner@example.de","password":"Grüner Elefant 7"})";
constexpr const char* admin_credentials = R"({"email":"chef@example.de","password":"Grüner Elefant 7"})";
constexpr const char* new_account =
    R"({"email":"neu{n}@example.de","password":"Grüner Elefant 7","firstName":"A","lastName":"B"})";
constexpr const char* book =
    R"({"title":"T","description":"D","images":["{image}"],"storyTitle":null,"story":null})";

constexpr const char* changed_book =
    R"({"version":1,"title":"T","description":"D","pages":[{"image":"{image}"}]})";

const GuardRow rows[] = {
    // Accounts
    {"POST", "/api/register", "/api/register", new_account, 201, 201, 201, 201, "/api/register", "{}", 400},
    {"POST", "/api/login", "/api/login", credentials, 200, 200, 200, 200, "/api/login", "{}", 400},
    {"POST", "/api/admin/login", "/api/admin/login", admin_credentials, 200, 200, 200, 200,
     "/api/admin/login", "{}", 400},
    {"POST", "/api/setup", "/api/setup", new_account, 403, 403, 403, 403, "/api/setup", "{", 400},
    {"POST", "/api/logout", "/api/logout", "", 204, 204, 204, 204, nullptr, "", 0},
    {"POST", "/api/reset-password", "/api/reset-password", R"({"email":"wer{n}@example.de"})", 200, 200, 200,
     200, "/api/reset-password", "{}", 400},
    {"POST", "/api/reset-password/:token", "/api/reset-password/x", R"({"password":"Blauer Elefant 8"})", 400,
     400, 400, 400, "/api/reset-password/x", "{}", 400},
    {"GET", "/api/me", "/api/me", "", 401, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/user", "/api/user", "", 401, 200, 200, 200, nullptr, "", 0},
    {"PATCH", "/api/me", "/api/me", R"({"firstName":"Neu"})", 401, 200, 200, 200, "/api/me",
     R"({"firstName":7})", 400},
    {"DELETE", "/api/me", "/api/me", R"({"password":"Grüner Elefant 7"})", 401, 204, 204, 409, "/api/me",
     R"({"password":"x"})", 400},
    {"GET", "/api/me/sessions", "/api/me/sessions", "", 401, 200, 200, 200, nullptr, "", 0},
    {"DELETE", "/api/me/sessions/:id", "/api/me/sessions/{session}", "", 401, 404, 204, 404,
     "/api/me/sessions/x", "", 404},
    {"GET", "/api/me/second-factor", "/api/me/second-factor", "", 401, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/me/second-factor", "/api/me/second-factor", R"({"password":"Grüner Elefant 7"})", 401, 403,
     403, 200, "/api/me/second-factor", "{}", 400, 200},
    {"POST", "/api/me/second-factor/confirm", "/api/me/second-factor/confirm", R"({"code":"000000"})", 401,
     409, 409, 409, "/api/me/second-factor/confirm", "{}", 400},
    {"POST", "/api/me/second-factor/recovery-codes", "/api/me/second-factor/recovery-codes",
     R"({"password":"Grüner Elefant 7","code":"000000"})", 401, 409, 409, 409,
     "/api/me/second-factor/recovery-codes", "{}", 400},
    {"DELETE", "/api/me/second-factor", "/api/me/second-factor",
     R"({"password":"Grüner Elefant 7","code":"000000"})", 401, 409, 409, 409, "/api/me/second-factor", "{}",
     400},
    // Without a service that signs people in
    {"GET", "/api/sign-on/start", "/api/sign-on/start", "", 303, 303, 303, 303, nullptr, "", 0},
    {"GET", "/api/sign-on/callback", "/api/sign-on/callback?code=x&state=y", "", 303, 303, 303, 303, nullptr,
     "", 0},
    {"GET", "/api/sign-on/session", "/api/sign-on/session", "", 401, 404, 404, 404, nullptr, "", 0},
    {"GET", "/api/sign-on/problems/:reason", "/api/sign-on/problems/sign_on_expired", "", 200, 200, 200, 200,
     nullptr, "", 0},
    {"GET", "/api/me/sign-on", "/api/me/sign-on", "", 401, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/me/sign-on", "/api/me/sign-on", R"({"password":"Grüner Elefant 7"})", 401, 404, 404, 404,
     "/api/me/sign-on", "{}", 400},
    {"DELETE", "/api/me/sign-on", "/api/me/sign-on", R"({"password":"Grüner Elefant 7"})", 401, 409, 409, 409,
     "/api/me/sign-on", "{}", 400},
    {"GET", "/api/check-premium-status", "/api/check-premium-status", "", 401, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/me/export", "/api/me/export", "", 401, 200, 200, 200, nullptr, "", 0},
    // Pictures and books
    {"POST", "/api/generate", "/api/generate", R"({"prompt":"Ein Hund"})", 401, 200, 200, 200,
     "/api/generate", "{}", 400},
    {"GET", "/api/images/:id", "{image}", "", 401, 404, 200, 200, "{image}?format=gif", "", 400},
    {"GET", "/coloring-pages/:file", "/coloring-pages/magical-animals.svg", "", 200, 200, 200, 200,
     "/coloring-pages/x.svg", "", 404},
    {"POST", "/api/coloring-books", "/api/coloring-books", book, 401, 404, 201, 404, "/api/coloring-books",
     "{}", 400},
    {"GET", "/api/coloring-books", "/api/coloring-books", "", 401, 200, 200, 200,
     "/api/coloring-books?page=0", "", 400},
    {"GET", "/api/coloring-books/:id", "/api/coloring-books/{book}", "", 401, 404, 200, 200,
     "/api/coloring-books/x", "", 404},
    {"DELETE", "/api/coloring-books/:id", "/api/coloring-books/{book}", "", 401, 404, 204, 404,
     "/api/coloring-books/x", "", 404},
    {"GET", "/api/coloring-books/:id/pdf", "/api/coloring-books/{book}/pdf", "", 401, 404, 200, 200,
     "/api/coloring-books/{book}/pdf?paper=a3", "", 400},
    {"GET", "/api/sound-chart", "/api/sound-chart", "", 200, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/coloring-books/:id/pages", "/api/coloring-books/{book}/pages", "", 401, 404, 200, 200,
     "/api/coloring-books/{book}/pages?paper=a3", "", 400},
    {"GET", "/api/coloring-books/:id/pages/:index", "/api/coloring-books/{book}/pages/0", "", 401, 404, 200,
     200, "/api/coloring-books/{book}/pages/999", "", 404},
    {"PUT", "/api/coloring-books/:id", "/api/coloring-books/{book}", changed_book, 401, 404, 200, 404,
     "/api/coloring-books/{book}", "{}", 400},
    {"POST", "/api/coloring-books/:id/copy", "/api/coloring-books/{book}/copy", "", 401, 404, 201, 404,
     "/api/coloring-books/x/copy", "", 404},
    {"GET", "/api/coloring-books/:id/story", "/api/coloring-books/{book}/story", "", 401, 404, 200, 404,
     "/api/coloring-books/{book}/story?turn=x", "", 400},
    {"GET", "/api/me/allowance", "/api/me/allowance", "", 401, 200, 200, 200, nullptr, "", 0},
    // Themes
    {"GET", "/api/places", "/api/places", "", 200, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/places/:id", "/api/places/zoo", "", 200, 200, 200, 200, "/api/places/nirgends", "", 404},
    {"GET", "/api/themes", "/api/themes", "", 401, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/themes", "/api/themes", R"({"theme":"Zoo"})", 401, 200, 200, 200, "/api/themes", "{}",
     400},
    // What people keep
    {"GET", "/api/pictures", "/api/pictures?q=katze&favourites=1", "", 401, 200, 200, 200,
     "/api/pictures?folder=x", "", 404},
    {"GET", "/api/pictures/:id", "/api/pictures/{picture}", "", 401, 404, 200, 404, "/api/pictures/x", "",
     404},
    {"PATCH", "/api/pictures/:id", "/api/pictures/{picture}", R"({"isFavourite":true})", 401, 404, 200, 404,
     "/api/pictures/{picture}", "{}", 400},
    {"GET", "/api/folders", "/api/folders", "", 401, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/folders", "/api/folders", R"({"name":"Tiere"})", 401, 201, 201, 201, "/api/folders",
     R"({"name":" "})", 400},
    {"PATCH", "/api/folders/:id", "/api/folders/{folder}", R"({"name":"Zoo"})", 401, 404, 200, 404,
     "/api/folders/{folder}", "{}", 400},
    {"GET", "/api/folders/:id/coloring-books", "/api/folders/{folder}/coloring-books", "", 401, 404, 200, 404,
     "/api/folders/x/coloring-books", "", 404},
    {"PUT", "/api/coloring-books/:id/folder", "/api/coloring-books/{book}/folder", R"({"folder":"{folder}"})",
     401, 404, 204, 404, "/api/coloring-books/{book}/folder", "{}", 400},
    {"DELETE", "/api/folders/:id", "/api/folders/{folder}", "", 401, 404, 204, 404, "/api/folders/x", "",
     404},
    {"GET", "/api/workbench", "/api/workbench", "", 401, 200, 200, 200, nullptr, "", 0},
    {"PUT", "/api/workbench", "/api/workbench", R"({"version":0,"pages":["{picture}"]})", 401, 200, 200, 200,
     "/api/workbench", "{}", 400},
    {"DELETE", "/api/pictures/:id", "/api/pictures/{picture}", "", 401, 404, 204, 404, "/api/pictures/x", "",
     404},
    // Uploads: {upload} is a form with a picture.
    {"POST", "/api/pictures/upload/preview", "/api/pictures/upload/preview", "{upload}", 401, 200, 200, 200,
     "/api/pictures/upload/preview", "--x--", 400, as_stranger, test::form_type},
    {"POST", "/api/pictures/upload", "/api/pictures/upload", "{upload}", 401, 201, 201, 201,
     "/api/pictures/upload", "--x--", 400, as_stranger, test::form_type},
    // What everybody may know
    {"GET", "/api/public/config", "/api/public/config", "", 200, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/public/licences", "/api/public/licences", "", 200, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/public/stats", "/api/public/stats", "", 200, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/admin/legal-texts", "/api/admin/legal-texts", "", 200, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/ratings", "/api/ratings", R"({"stars":5})", 401, 204, 204, 204, "/api/ratings",
     R"({"stars":6})", 400},
    {"GET", "/api/achievements", "/api/achievements", "", 401, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/user-achievements", "/api/user-achievements", "", 401, 200, 200, 200, nullptr, "", 0},
    // Coupons and subscriptions. A coupon leaves nothing to pay: {coupon} is its code, {coupon-id} its id.
    {"POST", "/api/coupons/check", "/api/coupons/check", R"({"code":"{coupon}","planType":"premium"})", 401,
     200, 200, 200, "/api/coupons/check", "{}", 400},
    {"POST", "/api/coupons/redeem", "/api/coupons/redeem", R"({"code":"{coupon}","planType":"premium"})", 401,
     200, 409, 409, "/api/coupons/redeem", R"({"code":"{coupon}","planType":"free"})", 400},
    {"GET", "/api/subscription", "/api/subscription", "", 401, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/subscription/cancel", "/api/subscription/cancel", "", 401, 404, 404, 404, nullptr, "", 0},
    {"POST", "/api/subscription/resume", "/api/subscription/resume", "", 401, 404, 404, 404, nullptr, "", 0},
    {"POST", "/api/subscription/refresh", "/api/subscription/refresh", "", 401, 200, 200, 200, nullptr, "",
     0},
    // Here nothing can be bought; tests/api/billing_api_test.cpp has a shop.
    {"POST", "/api/stripe/webhook", "/api/stripe/webhook", "{}", 503, 503, 503, 503, nullptr, "", 0},
    {"POST", "/api/create-checkout-session", "/api/create-checkout-session", R"({"planType":"basic"})", 503,
     503, 503, 503, "/api/create-checkout-session", "{", 400},
    // Administration
    {"GET", "/api/admin/subscriptions", "/api/admin/subscriptions", "", 401, 403, 403, 200,
     "/api/admin/subscriptions?page=0", "", 400},
    {"POST", "/api/admin/subscriptions/:id/cancel", "/api/admin/subscriptions/x/cancel", "", 401, 403, 403,
     404, nullptr, "", 0},
    {"GET", "/api/admin/coupons", "/api/admin/coupons", "", 401, 403, 403, 200, nullptr, "", 0},
    {"POST", "/api/admin/coupons", "/api/admin/coupons",
     R"({"code":"NEU{n}","discountType":"fixed","discountValue":"1","validFrom":"2026-11-20","validUntil":"2026-12-20","maxUses":1})",
     401, 403, 403, 201, "/api/admin/coupons", "{}", 400},
    {"DELETE", "/api/admin/coupons/:id", "/api/admin/coupons/{coupon-id}", "", 401, 403, 403, 204,
     "/api/admin/coupons/x", "", 404},
    {"GET", "/api/admin/outbox", "/api/admin/outbox", "", 401, 403, 403, 200, "/api/admin/outbox?page=-1", "",
     400},
    {"POST", "/api/admin/payment/test", "/api/admin/payment/test", "{}", 401, 403, 403, 409, nullptr, "", 0},
    {"POST", "/api/admin/mail/test", "/api/admin/mail/test", "{}", 401, 403, 403, 409, nullptr, "", 0},
    {"GET", "/api/admin/installation", "/api/admin/installation", "", 401, 403, 403, 200, nullptr, "", 0},
    {"PUT", "/api/admin/installation", "/api/admin/installation", R"({"audience":"school"})", 401, 403, 403,
     200, "/api/admin/installation", R"({"audience":"verein"})", 400},
    {"POST", "/api/admin/outbox/:id/retry", "/api/admin/outbox/x/retry", "", 401, 403, 403, 404, nullptr, "",
     0},
    {"GET", "/api/admin/statistics", "/api/admin/statistics", "", 401, 403, 403, 200, nullptr, "", 0},
    {"GET", "/api/admin/users", "/api/admin/users?q=a&page=1", "", 401, 403, 403, 200,
     "/api/admin/users?page=0", "", 400},
    {"POST", "/api/admin/users", "/api/admin/users",
     R"({"email":"neu{n}@example.de","passwordHash":"Elefant"})", 401, 403, 403, 201, "/api/admin/users",
     "{}", 400},
    {"PATCH", "/api/admin/users/:id", "/api/admin/users/{user}", R"({"isPremium":true})", 401, 403, 403, 200,
     "/api/admin/users/{user}", "{}", 400},
    // No remote engine is configured here; tests/api/job_api_test.cpp has one.
    {"GET", "/api/engines", "/api/engines", "", 401, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/jobs/:id", "/api/jobs/x", "", 401, 404, 404, 404, nullptr, "", 0},
    {"DELETE", "/api/jobs/:id", "/api/jobs/x", "", 401, 404, 404, 404, nullptr, "", 0},
    {"GET", "/api/admin/engines", "/api/admin/engines", "", 401, 403, 403, 200, nullptr, "", 0},
    {"PUT", "/api/admin/engines/:name", "/api/admin/engines/x", R"({"isOn":false})", 401, 403, 403, 404,
     "/api/admin/engines/x", "{}", 400},
    {"POST", "/api/admin/engines/:name/test", "/api/admin/engines/x/test", R"({"prompt":"Ein Igel"})", 401,
     403, 403, 404, nullptr, "", 0},
    // Nor is a story service; tests/api/story_api_test.cpp has one.
    {"GET", "/api/story-service", "/api/story-service", "", 401, 200, 200, 200, nullptr, "", 0},
    {"POST", "/api/coloring-books/:id/story", "/api/coloring-books/{book}/story", R"({"keep":false})", 401,
     400, 400, 400, "/api/coloring-books/{book}/story", "{}", 400},
    {"GET", "/api/admin/story-service", "/api/admin/story-service", "", 401, 403, 403, 200, nullptr, "", 0},
    {"PUT", "/api/admin/story-service", "/api/admin/story-service", R"({"isOn":false})", 401, 403, 403, 404,
     "/api/admin/story-service", "{}", 400},
    {"POST", "/api/admin/story-service/test", "/api/admin/story-service/test", "{}", 401, 403, 403, 404,
     nullptr, "", 0},
    {"GET", "/api/admin/engine", "/api/admin/engine", "", 401, 403, 403, 200, nullptr, "", 0},
    {"PUT", "/api/admin/engine", "/api/admin/engine", R"({"refusedWords":["panzer"]})", 401, 403, 403, 200,
     "/api/admin/engine", R"({"refusedWords":["zwei Wörter"]})", 400},
    {"POST", "/api/admin/engine/test", "/api/admin/engine/test", R"({"prompt":"Eine Katze"})", 401, 403, 403,
     200, "/api/admin/engine/test", "{}", 400},
    {"GET", "/api/admin/backups", "/api/admin/backups", "", 401, 403, 403, 200, nullptr, "", 0},
    {"POST", "/api/admin/backups", "/api/admin/backups", "", 401, 403, 403, 201, nullptr, "", 0},
    {"POST", "/api/admin/backup-places/test", "/api/admin/backup-places/test", "", 401, 403, 403, 200,
     nullptr, "", 0},
    {"GET", "/api/admin/backups/:name", "/api/admin/backups/{backup}", "", 401, 403, 403, 200,
     "/api/admin/backups/..%2fbuntstift.sqlite3", "", 404},
    {"DELETE", "/api/admin/backups/:name", "/api/admin/backups/{backup}", "", 401, 403, 403, 204,
     "/api/admin/backups/..%2fbuntstift.sqlite3", "", 404},
    {"DELETE", "/api/admin/users/:id", "/api/admin/users/{user}", "", 401, 403, 403, 204,
     "/api/admin/users/x", "", 404},
    {"DELETE", "/api/admin/users/:id/second-factor", "/api/admin/users/{user}/second-factor", "", 401, 403,
     403, 409, "/api/admin/users/x/second-factor", "", 404},
    {"POST", "/api/admin/users/import", "/api/admin/users/import", "Emma;Test;kind{n};1a", 401, 403, 403, 201,
     "/api/admin/users/import", "", 400},
    {"GET", "/api/admin/teachers", "/api/admin/teachers", "", 401, 403, 403, 200, nullptr, "", 0},
    {"PATCH", "/api/admin/classes/:id", "/api/admin/classes/{class}", R"({"name":"{n}a"})", 401, 403, 403,
     200, "/api/admin/classes/{class}", "{}", 400},
    {"DELETE", "/api/admin/classes/:id", "/api/admin/classes/{class}", R"({"name":"3b"})", 401, 403, 403, 204,
     "/api/admin/classes/{class}", R"({"name":"x"})", 400},
    // Classes: {class} is one of another teacher, {pupil} a child in it.
    {"GET", "/api/school/classes", "/api/school/classes", "", 401, 403, 403, 200, nullptr, "", 0, 200},
    {"GET", "/api/school/classes/:id", "/api/school/classes/{class}", "", 401, 403, 403, 200,
     "/api/school/classes/x", "", 404, 404},
    {"POST", "/api/school/classes/:id/passwords", "/api/school/classes/{class}/passwords", "", 401, 403, 403,
     200, "/api/school/classes/x/passwords", "", 404, 404},
    {"POST", "/api/school/classes/:id/pupils", "/api/school/classes/{class}/pupils",
     R"({"firstName":"Ida","lastName":"Kind{n}"})", 401, 403, 403, 201, "/api/school/classes/x/pupils",
     R"({"firstName":"Ida","lastName":"Vogt"})", 404, 404},
    {"POST", "/api/school/classes/:id/pupils/:user/password",
     "/api/school/classes/{class}/pupils/{pupil}/password", "", 401, 403, 403, 200,
     "/api/school/classes/{class}/pupils/{user}/password", "", 404, 404},
    {"GET", "/api/school/classes/:id/pupils/:user/export",
     "/api/school/classes/{class}/pupils/{pupil}/export", "", 401, 403, 403, 200,
     "/api/school/classes/{class}/pupils/{user}/export", "", 404, 404},
    {"GET", "/api/admin/users/:id/export", "/api/admin/users/{user}/export", "", 401, 403, 403, 200,
     "/api/admin/users/x/export", "", 404},
    {"DELETE", "/api/school/classes/:id/pupils/:user", "/api/school/classes/{class}/pupils/{pupil}", "", 401,
     403, 403, 204, "/api/school/classes/{class}/pupils/{user}", "", 404, 404},
    {"GET", "/api/school/classes/:id/books/:book", "/api/school/classes/{class}/books/magical-animals", "",
     401, 403, 403, 200, "/api/school/classes/{class}/books/x", "", 404, 404},
    {"POST", "/api/school/cards", "/api/school/cards",
     R"({"cards":[{"className":"3b","firstName":"A","login":"a","password":"b"}]})", 401, 403, 403, 200,
     "/api/school/cards", R"({"cards":[]})", 400, 200},
    {"PUT", "/api/school/classes/:id/address", "/api/school/classes/{class}/address", R"({"isOpen":true})",
     401, 403, 403, 200, "/api/school/classes/{class}/address", "{}", 400, 404},
    {"GET", "/api/public/classes/:name", "/api/public/classes/3b", "", 404, 404, 404, 404, nullptr, "", 0},
    // Shared books: {share} is one of another teacher, {way} the secret part of its link.
    {"GET", "/api/school/shares", "/api/school/shares", "", 401, 403, 403, 200, nullptr, "", 0, 200},
    {"POST", "/api/school/shares", "/api/school/shares", R"({"book":"{book}"})", 401, 403, 403, 404,
     "/api/school/shares", "{}", 400, 404},
    {"GET", "/api/school/shares/:id", "/api/school/shares/{share}", "", 401, 403, 403, 404,
     "/api/school/shares/x", "", 404, 404},
    {"PATCH", "/api/school/shares/:id", "/api/school/shares/{share}", R"({"endsNow":true})", 401, 403, 403,
     404, "/api/school/shares/{share}", "{}", 400, 404},
    {"DELETE", "/api/school/shares/:id", "/api/school/shares/{share}", "", 401, 403, 403, 404,
     "/api/school/shares/x", "", 404, 404},
    {"POST", "/api/school/shares/:id/link", "/api/school/shares/{share}/link", "", 401, 403, 403, 404,
     "/api/school/shares/x/link", "", 404, 404},
    {"POST", "/api/school/shares/:id/sheet", "/api/school/shares/{share}/sheet", R"({"token":"{way}"})", 401,
     403, 403, 404, "/api/school/shares/{share}/sheet", "{}", 400, 404},
    {"GET", "/api/school/shares/:id/artists/:artist", "/api/school/shares/{share}/artists/{artist}", "", 401,
     403, 403, 404, "/api/school/shares/{share}/artists/x", "", 404, 404},
    {"DELETE", "/api/school/shares/:id/artists/:artist", "/api/school/shares/{share}/artists/{artist}", "",
     401, 403, 403, 404, "/api/school/shares/{share}/artists/x", "", 404, 404},
    {"DELETE", "/api/school/shares/:id/artists/:artist/works/:picture",
     "/api/school/shares/{share}/artists/{artist}/works/{shared}", "", 401, 403, 403, 404,
     "/api/school/shares/x/artists/x/works/x", "", 404, 404},
    {"GET", "/api/me/shares", "/api/me/shares", "", 401, 200, 200, 200, nullptr, "", 0},
    {"GET", "/api/shared/:way", "/api/shared/{way}", "", 200, 200, 200, 200, "/api/shared/{share}", "", 404},
    {"GET", "/api/shared/:way/pictures/:picture", "/api/shared/{way}/pictures/{shared}", "", 200, 200, 200,
     200, "/api/shared/{way}/pictures/{picture}", "", 404},
    {"POST", "/api/shared/:way/artists", "/api/shared/{way}/artists", R"({"name":"Emma"})", 201, 201, 201,
     201, "/api/shared/{way}/artists", "{}", 400},
    {"PUT", "/api/shared/:way/works/:picture", "/api/shared/{way}/works/{shared}",
     R"({"artist":"{artist}","key":"falsch"})", 403, 403, 403, 403, "/api/shared/{way}/works/{shared}", "{}",
     400},
    {"GET", "/api/admin/audit", "/api/admin/audit", "", 401, 403, 403, 200, "/api/admin/audit?page=x", "",
     400},
    {"GET", "/api/admin/legal-texts/editor", "/api/admin/legal-texts/editor", "", 401, 403, 403, 200, nullptr,
     "", 0},
    {"POST", "/api/admin/legal-texts", "/api/admin/legal-texts", R"({"type":"terms","content":"x"})", 401,
     403, 403, 200, "/api/admin/legal-texts", R"({"type":"x"})", 400},
    {"POST", "/api/admin/legal-texts/preview", "/api/admin/legal-texts/preview",
     R"({"type":"terms","content":"x"})", 401, 403, 403, 200, "/api/admin/legal-texts/preview", "{}", 400},
};

// A server with everybody whom the rows speak of.
class GuardTest : public testing::Test {
 protected:
  std::string filled(std::string text) {
    const std::pair<std::string, std::string> values[] = {{"{book}", book_id_},
                                                          {"{image}", image_},
                                                          {"{picture}", image_.substr(image_.rfind('/') + 1)},
                                                          {"{folder}", folder_id_},
                                                          {"{session}", session_},
                                                          {"{user}", stranger_.id},
                                                          {"{coupon}", "GRATIS"},
                                                          {"{coupon-id}", coupon_id_},
                                                          {"{backup}", backup_},
                                                          {"{class}", class_id_},
                                                          {"{pupil}", pupil_id_},
                                                          {"{share}", share_.value("id", "")},
                                                          {"{way}", share_.value("token", "")},
                                                          {"{artist}", artist_id_},
                                                          {"{shared}", shared_},
                                                          {"{upload}", upload_},
                                                          {"{n}", std::to_string(++number_)}};
    for (const auto& [name, value] : values) {
      for (auto at = text.find(name); at != std::string::npos; at = text.find(name)) {
        text.replace(at, name.size(), value);
      }
    }
    return text;
  }

  // Where the tests have a database server, backups are its own: who may make them is told so.
  static int status_here(const GuardRow& row, int status) {
    const std::string_view pattern = row.pattern;
    const bool is_of_backups = pattern.starts_with("/api/admin/backups") &&
                               (pattern != "/api/admin/backups" || std::string_view(row.method) == "POST");
    const bool is_allowed = status < 400 || status == 404;
    return is_of_backups && is_allowed && !postgres_server().empty() ? 409 : status;
  }
  void expect(const char* who, const std::string& token, const GuardRow& row, int wanted) {
    const int status = status_here(row, wanted);
    const Answer answer = server_.call(row.method, filled(row.path), token, filled(row.body),
                                       {{"Content-Type", row.content_type}});
    EXPECT_EQ(answer.status, status) << row.method << " " << row.pattern << " by " << who << ": "
                                     << answer.body.substr(0, 300);
    if (status == 401) {
      EXPECT_EQ(answer.json().value("code", ""), "unauthenticated");
    }
    if (status == 403 && row.admin != 403) {
      EXPECT_EQ(answer.json().value("code", ""), "forbidden");
    }
  }

  void run(const GuardRow& row) {
    expect("nobody", "", row, row.anonymous);
    expect("a deactivated account", gone_.token, row, row.anonymous);
    expect("a forged token", admin_.token + "x", row, row.anonymous);
    if (row.bad_path != nullptr) {
      const std::string& token = row.owner < 400 ? owner_.token : admin_.token;
      const Answer answer = server_.call(row.method, filled(row.bad_path), token, std::string(row.bad_body),
                                         {{"Content-Type", row.content_type}});
      EXPECT_EQ(answer.status, row.bad) << row.method << " " << row.pattern << " malformed: " << answer.body;
      EXPECT_FALSE(answer.json().value("message", "").empty());
    }
    expect("a stranger", stranger_.token, row, row.stranger);
    expect("a teacher", teacher_.token, row, row.teacher == as_stranger ? row.stranger : row.teacher);
    expect("the owner", owner_.token, row, row.owner);
    expect("an admin", admin_.token, row, row.admin);
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
  Person owner_ = server_.register_person("owner", plans::Plan::premium);
  Person stranger_ = server_.register_person("stranger");
  Person gone_ = server_.register_person("gone");
  std::string image_ = server_.draw(owner_);
  std::string book_id_ = server_.make_book(owner_, {image_});
  std::string session_ = server_.call("GET", "/api/me/sessions", owner_.token).json()[0]["id"];
  std::string backup_ = server_.call("POST", "/api/admin/backups", admin_.token).json().value("name", "x");
  std::string folder_id_ =
      server_.call("POST", "/api/folders", owner_.token, Json{{"name", "Für Emma"}}).json().at("id");
  std::string coupon_id_, class_id_, pupil_id_, shared_, artist_id_;
  Json share_;
  std::string upload_ = upload_form(encode_png(still_life(320, 240)), "{}");
  Person teacher_, colleague_;
  int number_ = 0;

  void SetUp() override {
    const Json coupon = {{"code", "gratis"},           {"discountType", "percentage"},
                         {"discountValue", "100"},     {"validFrom", "2026-11-01"},
                         {"validUntil", "2026-12-31"}, {"maxUses", 9}};
    teacher_ = server_.make_teacher(admin_, "lehrerin");
    colleague_ = server_.make_teacher(admin_, "kollege");
    const Answer imported = server_.call("POST", "/api/admin/users/import?teacher=" + colleague_.id,
                                         admin_.token, std::string("Emma;Test;3b"));
    pupil_id_ = imported.json().at("cards").at(0).at("userId");
    class_id_ = server_.call("GET", "/api/school/classes", colleague_.token).json().at(0).at("id");
    const std::string page = server_.draw(colleague_);
    shared_ = page.substr(page.rfind('/') + 1);
    share_ = server_
                 .call("POST", "/api/school/shares", colleague_.token,
                       Json{{"book", server_.make_book(colleague_, {page})}})
                 .json();
    artist_id_ =
        server_
            .call("POST", "/api/shared/" + share_.value("token", "") + "/artists", "", Json{{"name", "Ida"}})
            .json()
            .at("id");
    coupon_id_ = server_.call("POST", "/api/admin/coupons", admin_.token, coupon).json().at("id");
    ASSERT_EQ(
        server_.call("PATCH", "/api/admin/users/" + gone_.id, admin_.token, Json{{"isActive", false}}).status,
        200);
  }
};

class EveryRoute : public GuardTest, public testing::WithParamInterface<GuardRow> {};

TEST_P(EveryRoute, LetsInWhomItIsFor) {
  run(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Guard, EveryRoute, testing::ValuesIn(rows));

TEST(RouteTable, HasARowAboveForEveryRoute) {
  ApiServer server;
  std::set<std::string> served, tried;
  for (const http::Route& route : server.routes()) {
    served.insert(route_name(route));
  }
  for (const GuardRow& row : rows) tried.insert(std::string(row.method) + " " + row.pattern);
  EXPECT_EQ(served, tried) << "add a row for a new route to tests/api/route_guard_test.cpp";
}

// Whatever draws, prints or exports must not share threads with what others wait for, and what hashes a
// password has threads of its own. A new route of that kind belongs here and into its lane.
TEST(RouteGuards, LongWorkHasItsLane) {
  ApiServer server;
  std::map<http::Work, std::set<std::string>> by_work;
  for (const http::Route& route : server.routes()) {
    const bool is_read = route.method == http::Method::get;
    by_work[route.work].insert((is_read ? "GET " : "") + std::string(route.pattern));
  }
  EXPECT_EQ(by_work[http::Work::heavy],
            (std::set<std::string>{"/api/generate",
                                   "GET /api/images/:id",
                                   "/api/coloring-books",
                                   "GET /api/coloring-books/:id/pdf",
                                   "GET /api/sound-chart",
                                   "GET /api/places/:id",
                                   "GET /api/coloring-books/:id/pages",
                                   "GET /api/coloring-books/:id/story",
                                   "GET /api/school/classes/:id/books/:book",
                                   "GET /api/coloring-books/:id/pages/:index",
                                   "GET /api/me/export",
                                   "GET /api/admin/users/:id/export",
                                   "GET /api/school/classes/:id/pupils/:user/export",
                                   "/api/admin/backup-places/test",
                                   "/api/admin/engine/test",
                                   "/api/admin/legal-texts",
                                   "/api/admin/legal-texts/preview",
                                   "/api/admin/backups",
                                   "/api/school/cards",
                                   "/api/school/shares/:id/sheet",
                                   "/api/school/classes/:id/passwords",
                                   "/api/admin/users/import",
                                   "/api/pictures/upload",
                                   "/api/pictures/upload/preview"}));
  EXPECT_EQ(by_work[http::Work::hashing],
            (std::set<std::string>{
                "/api/register", "/api/login", "/api/admin/login", "/api/setup", "/api/reset-password/:token",
                "/api/me", "/api/me/second-factor", "/api/me/second-factor/recovery-codes", "/api/me/sign-on",
                "/api/admin/users", "/api/admin/users/:id", "/api/school/classes/:id/pupils",
                "/api/school/classes/:id/pupils/:user/password"}));
}

// A picture as it is stored is light; every other form of it, and every other spelling, is work.
TEST(RouteGuards, OnlyAPictureAsItIsStoredIsLight) {
  ApiServer server;
  for (const http::Route& route : server.routes()) {
    if (route.pattern != "/api/images/:id") continue;
    ASSERT_NE(route.is_light, nullptr);
    for (const char* query : {"", "format=svg"}) EXPECT_TRUE(route.is_light(query)) << query;
    for (const char* query :
         {"format=png", "format=p%6eg", "format=svg&format=png", "width=4096", "format=pdf"})
      EXPECT_FALSE(route.is_light(query)) << query;
  }
}

}  // namespace
}  // namespace test
