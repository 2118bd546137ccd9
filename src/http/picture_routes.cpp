#include "http/picture_routes.h"

#include <charconv>

#include "base/error.h"
#include "http/book_json.h"
#include "http/book_routes.h"
#include "http/job_routes.h"
#include "http/picture_json.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;

// 200 with the picture of the built-in engine, 202 with the job of a remote one.
void handle_generate(Call& call, app::PictureService& pictures, app::JobService& jobs) {
  const app::PictureOrder order = picture_order_of(JsonBody::parse(call.request.body));
  if (order.engine && jobs.has_engine(*order.engine)) {
    return reply_json(call.response, to_json(jobs.accept(call.signed_in(), order)), 202);
  }
  reply_json(call.response, to_json(pictures.draw(call.signed_in(), order)));
}

void handle_print(Call& call, const app::PictureService& pictures) {
  const books::BookPaper paper = print_wish_of(call).paper.value_or(books::BookPaper::a4);
  app::PrintedPicture printed = pictures.print(call.signed_in(), call.path_parameter("id"), paper);
  call.response.add_header("Content-Disposition", pdf_disposition(printed.title));
  reply_bytes(call.response, std::move(printed.pdf), "application/pdf");
}

void handle_image(Call& call, const app::PictureService& pictures) {
  const std::string& id = call.path_parameter("id");
  const std::string format = query_text(call, "format").value_or("svg");
  if (format == "pdf") return handle_print(call, pictures);
  if (format == "svg") {
    reply_bytes(call.response, pictures.svg(call.signed_in(), id), "image/svg+xml");
  } else if (format == "png") {
    const int width_px =
        query_integer(call, "width", "image_width_unreadable").value_or(app::default_image_width_px);
    reply_bytes(call.response, pictures.png(call.signed_in(), id, width_px), "image/png");
  } else {
    throw AppError(ErrorCode::invalid, "image_format_unknown", "format");
  }
  // A picture never changes; only its owner's browser may keep it.
  call.response.add_header("Cache-Control", "private, max-age=31536000, immutable");
}

// Whether a picture is asked for as it is stored, which takes no time worth speaking of. Everything else
// counts as work, also another spelling of the same.
bool is_svg(std::string_view query) {
  return query.empty() || query == "format=svg";
}

// "magical-animals.svg" is the first page of that book, "magical-animals-2.svg" the second.
struct TemplatePage {
  const app::TemplateBook* book = nullptr;
  std::size_t index = 0;
};

TemplatePage find_template_page(const app::TemplateBooks& templates, std::string name) {
  const AppError unknown(ErrorCode::not_found, "picture_not_found");
  if (!name.ends_with(".svg")) throw unknown;
  name.resize(name.size() - 4);
  if (const auto* loose = templates.find_loose(name)) return {loose, 0};
  if (const auto* whole = templates.find(name)) return {whole, 0};
  const std::size_t dash = name.rfind('-');
  if (dash == std::string::npos) throw unknown;
  const auto* book = templates.find(name.substr(0, dash));
  std::size_t number = 0;
  std::from_chars(name.data() + dash + 1, name.data() + name.size(), number);
  if (book == nullptr || number < 2 || number > book->pages.size()) throw unknown;
  return {book, number - 1};
}

void handle_template_page(Call& call, const app::TemplateBooks& templates,
                          const app::ports::PictureWriter& writer) {
  const TemplatePage page = find_template_page(templates, call.path_parameter("file"));
  reply_bytes(call.response, writer.write_svg(templates.picture(*page.book, page.index)), "image/svg+xml");
  // Changes only with a new version of the program.
  call.response.add_header("Cache-Control", "public, max-age=86400");
}

}  // namespace

std::vector<Route> picture_routes(app::PictureService& pictures, app::JobService& jobs,
                                  const app::TemplateBooks& templates,
                                  const app::ports::PictureWriter& writer) {
  return {
      heavy({Method::post, "/api/generate", Access::signed_in,
             [&pictures, &jobs](Call& call) { handle_generate(call, pictures, jobs); }}),
      heavy({Method::get, "/api/images/:id", Access::signed_in,
             [&pictures](Call& call) { handle_image(call, pictures); }},
            is_svg),
      {Method::get, "/coloring-pages/:file", Access::anyone,
       [&templates, &writer](Call& call) { handle_template_page(call, templates, writer); }},
  };
}

}  // namespace http
