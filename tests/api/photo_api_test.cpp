#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/api_server.h"
#include "http/photo_routes.h"
#include "support/image_files.h"
#include "support/upload_form.h"

namespace test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

int regions_in(const std::string& svg) {
  int regions = 0;
  for (auto at = svg.find("data-region"); at != svg.npos; at = svg.find("data-region", at + 1)) ++regions;
  return regions;
}

class PhotoApi : public testing::Test {
 protected:
  Answer send(const std::string& path, const std::string& body, const std::string& type = form_type) const {
    return server_.call("POST", path, owner_.token, body, {{"Content-Type", type}});
  }
  Answer preview(const std::string& file, const std::string& wishes = "{}") const {
    return send("/api/pictures/upload/preview", upload_form(file, wishes));
  }
  // The reason's sentence and the field of a refusal.
  void expect_refused(const Answer& answer, const std::string& part_of_sentence,
                      const std::string& field) const {
    EXPECT_EQ(answer.status, 400) << answer.body;
    EXPECT_THAT(answer.json().value("message", ""), HasSubstr(part_of_sentence));
    EXPECT_EQ(answer.json().value("field", ""), field);
  }

  ApiServer server_;
  Person owner_ = server_.register_person("owner");
  std::string photo_ = encode_jpeg(still_life(640, 480));
};

TEST_F(PhotoApi, AShownPageIsNotKept) {
  const Answer answer = preview(photo_, R"({"age":"3-5","orientation":"landscape","strength":60,"kind":"auto",
    "crop":{"x":0,"y":0,"width":1,"height":1},"turn":0,"brush":[{"radius":0.05,"points":[[0.4,0.5],[0.5,0.5]]}]})");
  ASSERT_EQ(answer.status, 200) << answer.body;
  const Json body = answer.json();
  EXPECT_THAT(body.value("svg", ""), StartsWith("<svg"));
  EXPECT_EQ(body.value("kind", ""), "photo");
  EXPECT_GT(body.value("regions", 0), 5);
  EXPECT_TRUE(server_.call("GET", "/api/pictures", owner_.token).json().empty());
}

TEST_F(PhotoApi, AKeptPageIsAPictureLikeAnyOther) {
  const Answer answer = send("/api/pictures/upload", upload_form(photo_, R"({"orientation":"landscape"})"));
  ASSERT_EQ(answer.status, 201) << answer.body;
  const Json made = answer.json();
  EXPECT_EQ(made.at("engine"), "photo");
  EXPECT_EQ(made.at("options").at("source"), "photo");
  const std::string url = made.at("imageUrl");
  // Stored coordinates are rounded once more than shown ones, so the bytes may differ by a hundredth of a
  // millimetre.
  EXPECT_EQ(regions_in(server_.call("GET", url, owner_.token).body),
            preview(photo_, R"({"orientation":"landscape"})").json().at("regions"));
  EXPECT_THAT(server_.call("GET", url + "?format=pdf", owner_.token).body, StartsWith("%PDF"));
  const Json kept = server_.call("GET", "/api/pictures", owner_.token).json().at(0);
  EXPECT_EQ(kept.at("prompt"), "Aus einem Foto");
  EXPECT_EQ(kept.at("options").at("source"), "photo");
  EXPECT_FALSE(server_.make_book(owner_, {url}).empty());
}

TEST_F(PhotoApi, WhatCannotBeReadIsToldWhy) {
  expect_refused(preview(std::string("\0\0\0\x1c", 4) + "ftypheic" + std::string(4, '\0') + "mif1heic"),
                 "iPhone", "file");
  expect_refused(preview(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>)"),
                 "SVG", "file");
  expect_refused(preview(photo_.substr(0, photo_.size() / 2)), "fehlt ein Teil", "file");
  expect_refused(preview(png_bomb(20'000, 20'000)), "Megapixel", "file");
  expect_refused(preview(encode_png(white_wall(320, 240)), R"({"kind":"photo"})"), "deutlich vom Hintergrund",
                 "");
}

TEST_F(PhotoApi, WhatPhonesAndPrintersWriteIsRead) {
  const int regions = preview(photo_).json().at("regions");
  for (const JpegForm& form : {JpegForm{.progressive = true}, JpegForm{.inks = true}}) {
    const Answer answer = preview(encode_jpeg(still_life(640, 480), form));
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_NEAR(answer.json().at("regions").get<int>(), regions, 0.15 * regions);
  }
}

TEST_F(PhotoApi, AFormThatIsNoneIsRefused) {
  for (const std::string& body : {std::string("--x"), std::string("--x--"), std::string(100, 'a'),
                                  upload_form(photo_, "{}").substr(0, 2000)}) {
    EXPECT_EQ(send("/api/pictures/upload", body).status, 400);
  }
  EXPECT_EQ(send("/api/pictures/upload", upload_form(photo_, "{}"), "application/json").status, 400);
  EXPECT_EQ(send("/api/pictures/upload", upload_form(photo_, "{}"), "multipart/form-data").status, 400);
}

TEST_F(PhotoApi, WishesAreChecked) {
  expect_refused(preview(photo_, R"({"age":"7"})"), "Altersgruppe", "age");
  expect_refused(preview(photo_, R"({"strength":101})"), "0 bis 100", "strength");
  expect_refused(preview(photo_, R"({"turn":45})"), "270 Grad", "turn");
  expect_refused(preview(photo_, R"({"kind":"video"})"), "lineart", "kind");
  expect_refused(preview(photo_, R"({"crop":{"x":0.5,"y":0,"width":0.6,"height":1}})"), "Ausschnitt", "crop");
  expect_refused(preview(photo_, R"({"crop":{"x":0.5,"y":0,"width":0,"height":1}})"), "Ausschnitt", "crop");
  expect_refused(preview(photo_, R"({"brush":[{"radius":-1,"points":[]}]})"), "Pinselstriche", "brush");
  expect_refused(preview(photo_, R"({"brush":[{"radius":0.1,"points":[[0.5,7]]}]})"), "Pinselstriche",
                 "brush");
}

TEST_F(PhotoApi, AFileOfMoreThanTenMegabytesIsRefused) {
  expect_refused(preview(photo_ + std::string(http::most_upload_bytes, '\0')), "Megabyte", "file");
  EXPECT_EQ(preview(photo_ + std::string(http::upload_body_limit_bytes, '\0')).status, 413);
}

TEST(PhotoApiOfAShop, IsForPremium) {
  ApiServer shop(ApiServer::shop_settings());
  const Person basic = shop.register_person("basic", plans::Plan::basic);
  const Person premium = shop.register_person("premium", plans::Plan::premium);
  const std::string form = upload_form(encode_png(still_life(320, 240)), "{}");
  for (const std::string path : {"/api/pictures/upload", "/api/pictures/upload/preview"}) {
    const Answer refused = shop.call("POST", path, basic.token, form, {{"Content-Type", form_type}});
    EXPECT_EQ(refused.status, 403);
    EXPECT_THAT(refused.json().value("message", ""), HasSubstr("Premium"));
    EXPECT_LT(shop.call("POST", path, premium.token, form, {{"Content-Type", form_type}}).status, 300);
  }
}

}  // namespace
}  // namespace test
