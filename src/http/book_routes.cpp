#include "http/book_routes.h"

#include <charconv>

#include "base/error.h"
#include "base/utf8.h"
#include "http/book_json.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr int last_list_page = 1'000'000;
constexpr std::size_t longest_file_name = 100;  // characters

// What a form sends along so that an order that is sent twice makes one book.
constexpr const char* key_header = "Idempotency-Key";

void handle_create(Call& call, app::BookService& books) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::BookOrder order = book_order_of(body);
  if (call.request.has_header(key_header)) order.key = call.request.header(key_header);
  const std::string id = books.create(call.signed_in(), order);
  reply_json(call.response, {{"success", true}, {"id", id}}, 201);
}

void handle_list(Call& call, const app::BookService& books) {
  const int page = query_integer(call, "page", "page_invalid").value_or(1);
  if (page < 1 || page > last_list_page) throw AppError(ErrorCode::invalid, "page_invalid", "page");
  const app::BookList list = books.list(call.signed_in(), page);
  nlohmann::json entries = nlohmann::json::array();
  for (const auto& book : list.books) entries.push_back(to_json(book));
  call.response.add_header("X-Total-Count", std::to_string(list.total));
  reply_json(call.response, entries);
}

void handle_get(Call& call, const app::BookService& books) {
  const app::ReadableBook book = books.find(call.session, call.path_parameter("id"));
  if (const auto* example = std::get_if<const app::TemplateBook*>(&book)) {
    return reply_json(call.response, to_json(**example));
  }
  const auto& kept = std::get<books::Book>(book);
  nlohmann::json body = to_json(kept);
  // Only who may change the book counts its changes: the others look at it.
  if (call.signed_in().user_id != kept.user_id) body.erase("version");
  reply_json(call.response, body);
}

void handle_delete(Call& call, app::BookService& books) {
  books.remove(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

// What the file of a part is called: the files of one book lie side by side in a folder.
std::string title_of(books::BookPart part, const std::string& book) {
  switch (part) {
    case books::BookPart::solutions:
      return "Lösungen zu " + book;
    case books::BookPart::inside:
      return "Innenteil von " + book;
    case books::BookPart::wrap:
      return "Umschlag von " + book;
    case books::BookPart::whole:
      break;
  }
  return book;
}

void handle_pdf(Call& call, const app::BookService& books) {
  const app::PrintWish wish = print_wish_of(call);
  app::PrintedBook printed = books.print(call.session, call.path_parameter("id"), wish);
  call.response.add_header("Content-Disposition", pdf_disposition(title_of(wish.part, printed.title)));
  reply_bytes(call.response, std::move(printed.pdf), "application/pdf");
}

void handle_sound_chart(Call& call, const app::BookService& books) {
  call.response.add_header("Content-Disposition", pdf_disposition("Anlauttabelle"));
  reply_bytes(call.response, books.sound_chart(), "application/pdf");
}

// The part of the address that the options stand in, for the addresses of the single sides.
std::string query_of(const Call& call) {
  const std::size_t mark = call.request.target.find('?');
  return mark == std::string::npos ? "" : call.request.target.substr(mark);
}

void handle_sides(Call& call, const app::BookService& books) {
  const std::string& id = call.path_parameter("id");
  const auto sides = books.sides(call.session, id, print_wish_of(call));
  reply_json(call.response, to_json(sides, "/api/coloring-books/" + id, query_of(call)));
}

void handle_side(Call& call, const app::BookService& books) {
  const app::PrintWish wish = print_wish_of(call);
  const std::string& number = call.path_parameter("index");
  std::size_t index = 0;
  const auto parsed = std::from_chars(number.data(), number.data() + number.size(), index);
  if (parsed.ec != std::errc() || parsed.ptr != number.data() + number.size()) {
    throw AppError(ErrorCode::not_found, "book_side_not_found");
  }
  reply_bytes(call.response, books.side_svg(call.session, call.path_parameter("id"), wish, index),
              "image/svg+xml");
}

// RFC 8187, 3.2.1: everything but attr-char is written as %XX.
std::string percent_encoded(std::string_view text) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  constexpr std::string_view plain = "!#$&+-.^_`|~";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool keep = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      plain.find(c) != std::string_view::npos;
    if (keep) {
      out.push_back(c);
    } else {
      out.push_back('%');
      out.push_back(hex[byte >> 4]);
      out.push_back(hex[byte & 15]);
    }
  }
  return out;
}

// The title as a file name: no control characters, nothing that a file system gives a meaning to.
std::u32string file_name_of(const std::string& title) {
  constexpr std::u32string_view forbidden = U"\"*/:<>?\\|";
  std::u32string name;
  for (const char32_t c : base::decode_utf8(title)) {
    if (c < 0x20 || c == 0x7f || forbidden.find(c) != std::u32string_view::npos) {
      name.push_back(U' ');
    } else if (name.size() < longest_file_name) {
      name.push_back(c);
    }
  }
  while (!name.empty() && (name.front() == U'.' || name.front() == U' ')) name.erase(name.begin());
  while (!name.empty() && (name.back() == U'.' || name.back() == U' ')) name.pop_back();
  return name.empty() ? U"malbuch" : name;
}

// "Größe" becomes "Groesse", everything else outside of ASCII "_".
std::string ascii_form(std::u32string_view name) {
  std::string out;
  for (const char32_t c : name) {
    switch (c) {
      case U'ä':
        out += "ae";
        break;
      case U'ö':
        out += "oe";
        break;
      case U'ü':
        out += "ue";
        break;
      case U'Ä':
        out += "Ae";
        break;
      case U'Ö':
        out += "Oe";
        break;
      case U'Ü':
        out += "Ue";
        break;
      case U'ß':
        out += "ss";
        break;
      default:
        // A percent sign would be taken for an escape by some programs.
        out.push_back(c < 0x7f && c != U'%' ? static_cast<char>(c) : '_');
    }
  }
  return out;
}

}  // namespace

std::string file_disposition(const std::string& title, const std::string& extension) {
  const std::u32string name = file_name_of(title);
  return "attachment; filename=\"" + ascii_form(name) + extension + "\"; filename*=UTF-8''" +
         percent_encoded(base::encode_utf8(name)) + extension;
}

std::string pdf_disposition(const std::string& title) {
  return file_disposition(title, ".pdf");
}

std::vector<Route> book_routes(app::BookService& books) {
  return {
      taking(order_body_limit_bytes, heavy({Method::post, "/api/coloring-books", Access::signed_in,
                                            [&books](Call& call) { handle_create(call, books); }})),
      {Method::get, "/api/coloring-books", Access::signed_in,
       [&books](Call& call) { handle_list(call, books); }},
      {Method::get, "/api/coloring-books/:id", Access::anyone,
       [&books](Call& call) { handle_get(call, books); }},
      {Method::del, "/api/coloring-books/:id", Access::signed_in,
       [&books](Call& call) { handle_delete(call, books); }},
      heavy({Method::get, "/api/coloring-books/:id/pdf", Access::anyone,
             [&books](Call& call) { handle_pdf(call, books); }}),
      heavy({Method::get, "/api/sound-chart", Access::anyone,
             [&books](Call& call) { handle_sound_chart(call, books); }}),
      heavy({Method::get, "/api/coloring-books/:id/pages", Access::anyone,
             [&books](Call& call) { handle_sides(call, books); }}),
      heavy({Method::get, "/api/coloring-books/:id/pages/:index", Access::anyone,
             [&books](Call& call) { handle_side(call, books); }}),
  };
}

}  // namespace http
