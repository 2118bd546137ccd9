#pragma once

#include <functional>
#include <memory>
#include <string>

#include <nlohmann/json.hpp>

#include "app/bitmap_cleaner.h"
#include "app/services.h"
#include "base/log.h"
#include "http/api_routes.h"
#include "http/device_cookies.h"
#include "http/front_desk.h"
#include "http/parking_server.h"
#include "images/image_reader.h"
#include "render/pdf_book_writer.h"
#include "render/pdf_card_writer.h"
#include "render/picture_writer.h"
#include "render/zip_archive.h"
#include "support/any_storage.h"
#include "support/fake_mailer.h"
#include "support/fast_hasher.h"
#include "support/manual_clock.h"
#include "support/plain_engine.h"
#include "support/process.h"

namespace test {

// What a call was answered.
struct Answer {
  int status = 0;
  std::string body;
  std::multimap<std::string, std::string> headers;

  // The body as JSON; a discarded value if it is none.
  nlohmann::json json() const { return nlohmann::json::parse(body, nullptr, false); }
  // The first header of a name; empty if there is none.
  std::string header(const std::string& name) const;
};

// Somebody with an account.
struct Person {
  std::string id;
  std::string email;
  std::string token;
};

inline const std::string good_password = "Grüner Elefant 7";

// The whole API on a free port over a database in a folder of its own, with a clock that stands still, a
// plain engine and a fast password hasher.
class ApiServer {
 public:
  explicit ApiServer(app::Settings settings = default_settings());
  // With another engine than the plain one; it must outlive the server.
  ApiServer(app::Settings settings, const app::ports::PictureEngine& other_engine);
  // With a payment provider, which must outlive the server and may need its clock.
  using MakePayments = std::function<std::unique_ptr<app::ports::PaymentGateway>(const base::Clock&)>;
  ApiServer(app::Settings settings, const MakePayments& make_payments);
  // With remote engines.
  ApiServer(app::Settings settings, std::vector<app::RemoteEngine> remote_engines,
            app::RemoteStories remote_stories = {});
  // With a service that signs people in, which must outlive the server.
  ApiServer(app::Settings settings, app::ports::SignOnProvider& sign_on);
  ~ApiServer();

  static app::Settings default_settings();
  // With plans for sale.
  static app::Settings shop_settings();

  Answer call(const std::string& method, const std::string& path, const std::string& token = {},
              const std::string& body = {},
              const std::multimap<std::string, std::string>& headers = {}) const;
  Answer call(const std::string& method, const std::string& path, const std::string& token,
              const nlohmann::json& body) const {
    return call(method, path, token, body.dump());
  }

  // Registers over the API.
  Person register_person(const std::string& name) const;
  // With the plan set in the database.
  Person register_person(const std::string& name, plans::Plan plan);
  Person make_admin(const std::string& name);
  // Registers, and gets the role from the admin, over the API.
  Person make_teacher(const Person& admin, const std::string& name) const;
  // Draws a picture over the API and returns its address.
  std::string draw(const Person& person, const std::string& prompt = "Eine Katze") const;
  // Makes a book over the API, without a story, and returns its id.
  std::string make_book(const Person& person, const std::vector<std::string>& images,
                        const std::string& title = "Mein Malbuch") const;

  app::ports::Storage& storage() { return storage_; }
  app::Services& services() { return services_; }
  // The table that is served, without /healthz and /readyz.
  std::vector<http::Route> routes() { return http::api_routes(services_, tokens_, picture_writer_, {}); }
  int port() const { return port_; }

  ManualClock clock;
  PlainEngine engine;
  FakeMailer mailer;  // where the settings say that there is a mail server

 private:
  ApiServer(app::Settings settings, const app::ports::PictureEngine& used_engine,
            const MakePayments& make_payments, std::vector<app::RemoteEngine> remote_engines = {},
            app::RemoteStories remote_stories = {}, app::ports::SignOnProvider* sign_on = nullptr);

  // In the folder, or none where the tests have a database server.
  std::unique_ptr<app::ports::BackupStore> make_backups() const;

  support::TemporaryFolder folder_;
  base::SystemIdSource ids_;
  AnyStorage storage_;
  FastHasher hasher_;
  render::BrowserPictureWriter picture_writer_;
  render::PdfBookWriter book_writer_;
  render::ZipArchiveWriter archive_writer_;
  const std::unique_ptr<app::ports::BackupStore> backups_ = make_backups();
  render::PdfCardWriter card_writer_;
  images::ImageReader image_reader_;
  app::BitmapCleaner cleaner_{image_reader_};
  std::unique_ptr<app::ports::PaymentGateway> payments_;
  app::Services services_;
  http::SessionTokens tokens_;
  http::DeviceCookies devices_;
  base::Log log_;
  http::FrontDesk desk_;
  http::ParkingServer server_;
  int port_ = 0;
};

}  // namespace test
