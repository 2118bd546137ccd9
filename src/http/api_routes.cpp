#include "http/api_routes.h"

#include <iterator>

#include "http/account_routes.h"
#include "http/book_routes.h"
#include "http/picture_routes.h"
#include "http/site_routes.h"

namespace http {

std::vector<Route> api_routes(app::Services& services, const SessionTokens& tokens,
                              const app::ports::PictureWriter& writer, const CookieOptions& cookie) {
  std::vector<Route> routes;
  const auto add = [&](std::vector<Route> table) {
    routes.insert(routes.end(), std::make_move_iterator(table.begin()), std::make_move_iterator(table.end()));
  };
  add(account_routes({services.accounts(), services.setup(), services.sessions(), tokens, cookie}));
  add(picture_routes(services.pictures(), services.templates(), writer));
  add(book_routes(services.books(), services.templates()));
  add(site_routes(services.site(), services.templates(), services.settings()));
  return routes;
}

}  // namespace http
