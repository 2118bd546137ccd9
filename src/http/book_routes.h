#pragma once

#include <vector>

#include "app/book_service.h"
#include "http/call.h"

namespace http {

// Books of users and the example books; reading and printing the latter needs no account.
std::vector<Route> book_routes(app::BookService& books);

// The value of Content-Disposition for a PDF of this title (RFC 6266): the title without what file systems do
// not allow, in UTF-8 and as plain ASCII for old programs; "malbuch" where nothing is left of it.
std::string pdf_disposition(const std::string& title);
// The same for another kind of file: ".zip".
std::string file_disposition(const std::string& title, const std::string& extension);

}  // namespace http
