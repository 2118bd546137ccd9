#include "render/pdf_card_writer.h"

#include "render/andika.h"
#include "render/pdf_book_writer.h"
#include "render/pdf_document.h"
#include "render/qr_code.h"

namespace render {

std::string PdfCardWriter::write(const books::LoginCards& cards) const {
  std::vector<books::QrSquares> codes;
  codes.reserve(cards.cards.size());
  for (const books::LoginCard& card : cards.cards) codes.push_back(qr_code(books::login_link(cards, card)));
  PdfDocument document({"Anmeldekarten", {}, cards.created_at});
  for (const books::Sheet& sheet : books::lay_out_login_cards(cards, codes, Andika::instance())) {
    add_sheet(document, {}, sheet);
  }
  return document.finish();
}

std::string PdfCardWriter::write(const books::Invitation& invitation) const {
  PdfDocument document({invitation.title, {}, invitation.created_at});
  add_sheet(document, {},
            books::lay_out_invitation(invitation, qr_code(invitation.link), Andika::instance()));
  return document.finish();
}

std::string PdfCardWriter::qr_svg(const std::string& address) const {
  return qr_code_svg(address);
}

}  // namespace render
