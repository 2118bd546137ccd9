#include "api/api_server.h"

#include <stdexcept>

#include <httplib.h>

#include "storage/backup_folder.h"
#include "storage/data_folder.h"
#include "storage/server_backups.h"

namespace test {
namespace {

http::ServerOptions server_options() {
  http::ServerOptions options;
  options.port = 0;
  options.workers = 4;
  return options;
}

}  // namespace

std::string Answer::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? std::string() : found->second;
}

app::Settings ApiServer::default_settings() {
  app::Settings settings;
  settings.version = "1.2.3";
  return settings;
}

app::Settings ApiServer::shop_settings() {
  app::Settings settings = default_settings();
  settings.takes_payment = true;
  return settings;
}

ApiServer::ApiServer(app::Settings settings) : ApiServer(std::move(settings), engine) {}

ApiServer::ApiServer(app::Settings settings, const app::ports::PictureEngine& used_engine)
    : ApiServer(std::move(settings), used_engine, [](const base::Clock&) { return nullptr; }) {}

ApiServer::ApiServer(app::Settings settings, const MakePayments& make_payments)
    : ApiServer(std::move(settings), engine, make_payments) {}

ApiServer::ApiServer(app::Settings settings, std::vector<app::RemoteEngine> remote_engines,
                     app::RemoteStories remote_stories)
    : ApiServer(
          std::move(settings), engine, [](const base::Clock&) { return nullptr; }, std::move(remote_engines),
          std::move(remote_stories)) {}

ApiServer::ApiServer(app::Settings settings, app::ports::SignOnProvider& sign_on)
    : ApiServer(
          std::move(settings), engine, [](const base::Clock&) { return nullptr; }, {}, {}, &sign_on) {}

ApiServer::ApiServer(app::Settings settings, const app::ports::PictureEngine& used_engine,
                     const MakePayments& make_payments, std::vector<app::RemoteEngine> remote_engines,
                     app::RemoteStories remote_stories, app::ports::SignOnProvider* sign_on)
    : storage_(folder_.path(), clock),
      payments_(make_payments(clock)),
      services_({storage_, used_engine, picture_writer_, book_writer_, archive_writer_, *backups_,
                 card_writer_, image_reader_, hasher_, clock, ids_, payments_.get(),
                 settings.has_mail_server ? &mailer : nullptr, &cleaner_, sign_on},
                settings, std::move(remote_engines), std::move(remote_stories)),
      tokens_(services_.sessions()),
      devices_(services_.sessions().signing_key(), {}),
      log_(clock, base::LogFormat::text, [](std::string_view) {}),
      desk_(http::api_routes(services_, tokens_, picture_writer_, {}), {}, tokens_, ids_, log_,
            {.proxies = {"127.0.0.1"},
             .requests_per_minute = 100'000,
             .device_of = [this](std::string_view cookies) { return devices_.device_of(cookies); }}),
      server_(desk_, log_, server_options()),
      port_(server_.start()) {}

std::unique_ptr<app::ports::BackupStore> ApiServer::make_backups() const {
  const std::filesystem::path folder = folder_.path() / "backups";
  if (postgres_server().empty()) {
    return std::make_unique<storage::BackupFolder>(folder, folder_.path() / storage::database_name);
  }
  return std::make_unique<storage::ServerBackups>(folder, folder_.path(),
                                                  storage::PostgresAddress{postgres_url(folder_.path()), {}});
}

ApiServer::~ApiServer() {
  server_.stop();
}

Answer ApiServer::call(const std::string& method, const std::string& path, const std::string& token,
                       const std::string& body,
                       const std::multimap<std::string, std::string>& headers) const {
  httplib::Client client("127.0.0.1", port_);
  client.set_path_encode(false);
  httplib::Request request;
  request.method = method;
  request.path = path;
  request.body = body;
  if (!token.empty()) request.set_header("Authorization", "Bearer " + token);
  if (!body.empty() && !headers.contains("Content-Type"))
    request.set_header("Content-Type", "application/json");
  for (const auto& [name, value] : headers) request.set_header(name, value);
  const auto result = client.send(request);
  if (!result) throw std::runtime_error("no answer to " + method + " " + path);
  Answer answer{result->status, result->body, {}};
  answer.headers.insert(result->headers.begin(), result->headers.end());
  return answer;
}

Person ApiServer::register_person(const std::string& name) const {
  const std::string email = name + "@example.de";
  const Answer answer =
      call("POST", "/api/register", {},
           nlohmann::json{
               {"email", email}, {"password", good_password}, {"firstName", name}, {"lastName", "Beispiel"}});
  if (answer.status != 201) throw std::runtime_error("not registered: " + answer.body);
  return {answer.json().at("user").at("id"), email, answer.json().at("token")};
}

Person ApiServer::register_person(const std::string& name, plans::Plan plan) {
  const Person person = register_person(name);
  storage_.write([&](app::ports::Stores& stores) {
    auto user = stores.users().find(person.id).value();
    user.entitlement.plan = plan;
    stores.users().update(user);
  });
  return person;
}

Person ApiServer::make_admin(const std::string& name) {
  const std::string email = name + "@example.de";
  services_.setup().create_admin({email, good_password, name, "Admin", {}}, "Befehlszeile (root)");
  const Answer answer =
      call("POST", "/api/admin/login", {}, nlohmann::json{{"email", email}, {"password", good_password}});
  return {answer.json().at("user").at("id"), email, answer.json().at("token")};
}

Person ApiServer::make_teacher(const Person& admin, const std::string& name) const {
  Person teacher = register_person(name);
  const Answer answer =
      call("PATCH", "/api/admin/users/" + teacher.id, admin.token, nlohmann::json{{"role", "teacher"}});
  if (answer.status != 200) throw std::runtime_error("no teacher: " + answer.body);
  return teacher;
}

std::string ApiServer::draw(const Person& person, const std::string& prompt) const {
  const Answer answer = call("POST", "/api/generate", person.token, nlohmann::json{{"prompt", prompt}});
  if (answer.status != 200) throw std::runtime_error("not drawn: " + answer.body);
  return answer.json().at("imageUrl");
}

std::string ApiServer::make_book(const Person& person, const std::vector<std::string>& images,
                                 const std::string& title) const {
  const Answer answer = call("POST", "/api/coloring-books", person.token,
                             nlohmann::json{{"title", title},
                                            {"description", "Für Emma"},
                                            {"images", images},
                                            {"story", nullptr},
                                            {"storyTitle", nullptr}});
  if (answer.status != 201) throw std::runtime_error("no book: " + answer.body);
  return answer.json().at("id");
}

}  // namespace test
