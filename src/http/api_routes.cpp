#include "http/api_routes.h"

#include <iterator>

#include "http/account_routes.h"
#include "http/admin_routes.h"
#include "http/album_routes.h"
#include "http/backup_routes.h"
#include "http/book_edit_routes.h"
#include "http/book_routes.h"
#include "http/coupon_routes.h"
#include "http/engine_routes.h"
#include "http/export_routes.h"
#include "http/installation_routes.h"
#include "http/job_routes.h"
#include "http/legal_routes.h"
#include "http/outbox_routes.h"
#include "http/photo_routes.h"
#include "http/picture_routes.h"
#include "http/place_routes.h"
#include "http/school_routes.h"
#include "http/second_factor_routes.h"
#include "http/share_routes.h"
#include "http/sign_on_routes.h"
#include "http/site_routes.h"
#include "http/story_routes.h"
#include "http/subscription_routes.h"
#include "http/theme_routes.h"

namespace http {

std::vector<Route> api_routes(app::Services& services, const SessionTokens& tokens,
                              const app::ports::PictureWriter& writer, const CookieOptions& cookie) {
  std::vector<Route> routes;
  const auto add = [&](std::vector<Route> table) {
    routes.insert(routes.end(), std::make_move_iterator(table.begin()), std::make_move_iterator(table.end()));
  };
  add(account_routes({services.accounts(), services.setup(), services.sessions(), services.resets(),
                      services.sign_on(), services.settings().sends_mail(), tokens, cookie,
                      DeviceCookies(services.sessions().signing_key(), cookie)}));
  add(second_factor_routes(services.second_factors()));
  add(sign_on_routes({services.sign_on(), services.accounts(), services.settings(), tokens, cookie,
                      DeviceCookies(services.sessions().signing_key(), cookie),
                      SignOnTickets(services.sessions().signing_key(), cookie)}));
  add(picture_routes(services.pictures(), services.jobs(), services.templates(), writer));
  add(job_routes(services.jobs(), writer));
  add(story_routes(services.stories()));
  add(place_routes(services.places()));
  add(book_routes(services.books()));
  add(book_edit_routes(services.book_edits(), services.class_sets()));
  add(album_routes(services.albums(), services.workbenches()));
  add(photo_routes(services.photos()));
  add(theme_routes(services.themes()));
  add(site_routes({services.site(), services.installation(), services.templates(), services.settings()}));
  add(installation_routes(services.installation()));
  add(admin_routes(services.user_admin(), services.dashboard(), services.outbox(), services.settings()));
  add(legal_routes(services.legal()));
  add(coupon_routes(services.coupons()));
  add(subscription_routes(
      {services.subscriptions(), services.checkouts(), services.billing(), services.payment_test()}));
  add(outbox_routes(services.outbox(), services.mail_test()));
  add(export_routes(services.exports()));
  add(engine_routes(services.engine(), services.settings()));
  add(backup_routes(services.backups(), services.backup_copies(), services.settings()));
  add(school_routes(services.school(), services.roster_import()));
  add(share_routes(services.shares(), services.shared_books()));
  return routes;
}

}  // namespace http
