#pragma once

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/account_service.h"
#include "app/book_service.h"
#include "app/picture_service.h"
#include "app/session_service.h"
#include "app/setup_service.h"
#include "app/site_service.h"
#include "app/template_books.h"

namespace app {

// What the services need of the outside. Everything must outlive them.
struct Ports {
  ports::Storage& storage;
  const ports::PictureEngine& engine;
  const ports::PictureWriter& picture_writer;
  const ports::BookWriter& book_writer;
  accounts::PasswordHasher& hasher;
  const base::Clock& clock;
  base::IdSource& ids;
};

// All use cases of one server, wired together. Thread-safe.
class Services {
 public:
  Services(const Ports& ports, const Settings& settings)
      : settings_(settings),
        throttle_(ports.clock),
        sessions_(ports.storage, ports.clock, ports.ids, settings_),
        accounts_(ports.storage, ports.hasher, sessions_, throttle_, ports.clock, ports.ids, settings_),
        setup_(ports.storage, ports.hasher, sessions_, ports.clock, ports.ids),
        templates_(ports.engine),
        pictures_(ports.storage, ports.engine, ports.picture_writer, ports.clock, ports.ids, settings_),
        books_(ports.storage, templates_, ports.book_writer, ports.clock, ports.ids, settings_),
        site_(ports.storage, ports.clock) {}
  Services(const Services&) = delete;
  Services& operator=(const Services&) = delete;

  const Settings& settings() const { return settings_; }
  SessionService& sessions() { return sessions_; }
  AccountService& accounts() { return accounts_; }
  SetupService& setup() { return setup_; }
  const TemplateBooks& templates() const { return templates_; }
  PictureService& pictures() { return pictures_; }
  BookService& books() { return books_; }
  SiteService& site() { return site_; }

 private:
  Settings settings_;
  accounts::LoginThrottle throttle_;
  SessionService sessions_;
  AccountService accounts_;
  SetupService setup_;
  TemplateBooks templates_;
  PictureService pictures_;
  BookService books_;
  SiteService site_;
};

}  // namespace app
