#pragma once

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/account_service.h"
#include "app/album_service.h"
#include "app/backup_copy_service.h"
#include "app/backup_service.h"
#include "app/billing_service.h"
#include "app/book_edit_service.h"
#include "app/book_service.h"
#include "app/checkout_service.h"
#include "app/class_set_service.h"
#include "app/coupon_service.h"
#include "app/dashboard_service.h"
#include "app/engine_service.h"
#include "app/export_service.h"
#include "app/installation_service.h"
#include "app/job_service.h"
#include "app/legal_service.h"
#include "app/mail_test_service.h"
#include "app/node_service.h"
#include "app/outbox_service.h"
#include "app/password_issuer.h"
#include "app/password_reset_service.h"
#include "app/payment_test_service.h"
#include "app/photo_service.h"
#include "app/picture_service.h"
#include "app/place_gallery.h"
#include "app/retention_service.h"
#include "app/roster_import_service.h"
#include "app/school_service.h"
#include "app/second_factor_service.h"
#include "app/session_service.h"
#include "app/setup_service.h"
#include "app/share_service.h"
#include "app/shared_book_service.h"
#include "app/shared_login_throttle.h"
#include "app/sign_on_service.h"
#include "app/site_service.h"
#include "app/story_service.h"
#include "app/subscription_service.h"
#include "app/template_books.h"
#include "app/theme_service.h"
#include "app/user_admin_service.h"
#include "app/workbench_service.h"

namespace app {

// What the services need of the outside. Everything must outlive them.
struct Ports {
  ports::Storage& storage;
  const ports::PictureEngine& engine;
  const ports::PictureWriter& picture_writer;
  const ports::BookWriter& book_writer;
  const ports::ArchiveWriter& archive_writer;
  ports::BackupStore& backups;
  const ports::CardWriter& card_writer;
  const ports::ImageReader& image_reader;
  accounts::PasswordHasher& hasher;
  const base::Clock& clock;
  base::IdSource& ids;
  ports::PaymentGateway* payments = nullptr;         // null where no payment is configured
  ports::Mailer* mailer = nullptr;                   // null where no mail server is configured
  const ports::LineCleaner* line_cleaner = nullptr;  // null where no remote engine is configured
  ports::SignOnProvider* sign_on = nullptr;          // null where no service signs people in
};

// All use cases of one server, wired together. Thread-safe.
class Services {
 public:
  Services(const Ports& ports, const Settings& settings, std::vector<RemoteEngine> remote_engines = {},
           RemoteStories remote_stories = {},
           std::vector<std::unique_ptr<ports::BackupPlace>> backup_places = {})
      : settings_(settings),
        node_(ports.storage, ports.clock),
        throttle_(make_login_throttle(ports.storage, ports.clock)),
        sessions_(ports.storage, ports.clock, ports.ids, settings_),
        outbox_(ports.storage, node_, ports.clock, ports.ids, settings_),
        mail_test_(ports.storage, ports.mailer, ports.clock, ports.ids, settings_),
        payment_test_(ports.storage, ports.payments, ports.clock, ports.ids, settings_),
        second_factors_(ports.storage, ports.hasher, *throttle_, ports.card_writer, ports.clock, settings_),
        accounts_(ports.storage, ports.hasher, sessions_, *throttle_, second_factors_, outbox_, ports.clock,
                  ports.ids, settings_),
        resets_(ports.storage, ports.hasher, *throttle_, outbox_, ports.clock, ports.ids),
        setup_(ports.storage, ports.hasher, sessions_, ports.clock, ports.ids),
        templates_(ports.engine),
        engine_(ports.storage, ports.engine, ports.picture_writer, ports.clock),
        pictures_(ports.storage, engine_, ports.picture_writer, ports.book_writer, ports.clock, ports.ids,
                  settings_),
        photos_(pictures_, ports.image_reader, ports.picture_writer, ports.ids, settings_),
        jobs_(ports.storage, node_, pictures_, engine_, ports.line_cleaner, std::move(remote_engines),
              ports.clock, settings_),
        places_(ports.engine, ports.picture_writer),
        books_(ports.storage, templates_, ports.book_writer, ports.clock, ports.ids, settings_),
        book_edits_(ports.storage, ports.book_writer, ports.clock, ports.ids, settings_),
        stories_(ports.storage, ports.book_writer, ports.clock, settings_, std::move(remote_stories)),
        albums_(ports.storage, ports.clock, ports.ids, settings_),
        workbenches_(ports.storage),
        themes_(settings_),
        export_(ports.storage, pictures_, books_, ports.archive_writer, ports.clock, settings_),
        site_(ports.storage, ports.clock),
        installation_(ports.storage, ports.clock, settings_),
        user_admin_(ports.storage, ports.hasher, ports.clock, ports.ids, settings_),
        dashboard_(ports.storage, ports.clock, settings_),
        legal_(ports.storage, ports.clock, settings_),
        coupons_(ports.storage, *throttle_, ports.clock, ports.ids, settings_),
        subscriptions_(ports.storage, ports.payments, ports.clock, ports.ids),
        checkouts_(ports.storage, ports.payments, coupons_, ports.clock, ports.ids, settings_),
        billing_(ports.storage, ports.payments, checkouts_, outbox_.signal(), ports.clock, ports.ids),
        backups_(ports.storage, ports.backups, ports.clock, settings_),
        backup_copies_(ports.storage, ports.backups, std::move(backup_places), ports.clock, settings_),
        issuer_(ports.hasher, ports.ids),
        school_(ports.storage, issuer_, ports.card_writer, ports.clock, settings_),
        roster_import_(ports.storage, issuer_, ports.clock, ports.ids),
        class_sets_(school_, books_, ports.book_writer, ports.archive_writer, ports.clock),
        shares_(ports.storage, ports.card_writer, ports.clock, ports.ids, settings_),
        shared_books_(ports.storage, ports.picture_writer, ports.clock, ports.ids),
        sign_on_(ports.storage, ports.sign_on, sessions_, ports.hasher, *throttle_, ports.clock, ports.ids,
                 settings_),
        retention_(ports.storage, outbox_, ports.clock, settings_) {}
  Services(const Services&) = delete;
  Services& operator=(const Services&) = delete;

  const Settings& settings() const { return settings_; }
  NodeService& node() { return node_; }
  SessionService& sessions() { return sessions_; }
  OutboxService& outbox() { return outbox_; }
  MailTestService& mail_test() { return mail_test_; }
  PaymentTestService& payment_test() { return payment_test_; }
  SecondFactorService& second_factors() { return second_factors_; }
  AccountService& accounts() { return accounts_; }
  PasswordResetService& resets() { return resets_; }
  ExportService& exports() { return export_; }
  SetupService& setup() { return setup_; }
  const TemplateBooks& templates() const { return templates_; }
  EngineService& engine() { return engine_; }
  PictureService& pictures() { return pictures_; }
  PhotoService& photos() { return photos_; }
  JobService& jobs() { return jobs_; }
  PlaceGallery& places() { return places_; }
  BookService& books() { return books_; }
  BookEditService& book_edits() { return book_edits_; }
  StoryService& stories() { return stories_; }
  AlbumService& albums() { return albums_; }
  WorkbenchService& workbenches() { return workbenches_; }
  const ThemeService& themes() const { return themes_; }
  SiteService& site() { return site_; }
  InstallationService& installation() { return installation_; }
  UserAdminService& user_admin() { return user_admin_; }
  const DashboardService& dashboard() const { return dashboard_; }
  LegalService& legal() { return legal_; }
  CouponService& coupons() { return coupons_; }
  SubscriptionService& subscriptions() { return subscriptions_; }
  CheckoutService& checkouts() { return checkouts_; }
  BillingService& billing() { return billing_; }
  BackupService& backups() { return backups_; }
  BackupCopyService& backup_copies() { return backup_copies_; }
  SchoolService& school() { return school_; }
  RosterImportService& roster_import() { return roster_import_; }
  ClassSetService& class_sets() { return class_sets_; }
  ShareService& shares() { return shares_; }
  SharedBookService& shared_books() { return shared_books_; }
  SignOnService& sign_on() { return sign_on_; }
  RetentionService& retention() { return retention_; }

 private:
  Settings settings_;
  NodeService node_;
  const std::unique_ptr<accounts::LoginThrottle> throttle_;
  SessionService sessions_;
  OutboxService outbox_;
  MailTestService mail_test_;
  PaymentTestService payment_test_;
  SecondFactorService second_factors_;
  AccountService accounts_;
  PasswordResetService resets_;
  SetupService setup_;
  TemplateBooks templates_;
  EngineService engine_;
  PictureService pictures_;
  PhotoService photos_;
  JobService jobs_;
  PlaceGallery places_;
  BookService books_;
  BookEditService book_edits_;
  StoryService stories_;
  AlbumService albums_;
  WorkbenchService workbenches_;
  ThemeService themes_;
  ExportService export_;
  SiteService site_;
  InstallationService installation_;
  UserAdminService user_admin_;
  DashboardService dashboard_;
  LegalService legal_;
  CouponService coupons_;
  SubscriptionService subscriptions_;
  CheckoutService checkouts_;
  BillingService billing_;
  BackupService backups_;
  BackupCopyService backup_copies_;
  PasswordIssuer issuer_;
  SchoolService school_;
  RosterImportService roster_import_;
  ClassSetService class_sets_;
  ShareService shares_;
  SharedBookService shared_books_;
  SignOnService sign_on_;
  RetentionService retention_;
};

}  // namespace app
