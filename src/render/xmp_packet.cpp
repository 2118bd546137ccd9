#include "render/xmp_packet.h"

#include <string_view>

#include "base/iso8601.h"
#include "render/svg_path.h"

namespace render {
namespace {

void element(std::string& out, std::string_view name, std::string_view text) {
  out.append("<").append(name).append(">");
  append_svg_text(out, text);
  out.append("</").append(name).append(">\n");
}

// A text that could be there in several languages: only one is.
void in_a_language(std::string& out, std::string_view name, std::string_view text) {
  out.append("<").append(name).append("><rdf:Alt><rdf:li xml:lang=\"x-default\">");
  append_svg_text(out, text);
  out.append("</rdf:li></rdf:Alt></").append(name).append(">\n");
}

void in_a_list(std::string& out, std::string_view name, std::string_view kind, std::string_view text) {
  out.append("<").append(name).append("><rdf:").append(kind).append("><rdf:li>");
  append_svg_text(out, text);
  out.append("</rdf:li></rdf:").append(kind).append("></").append(name).append(">\n");
}

}  // namespace

std::string xmp_packet(const XmpFacts& facts) {
  const std::string date = base::to_iso8601(facts.created_at);
  std::string out =
      "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
      "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
      "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
      " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">\n";
  element(out, "dc:format", "application/pdf");
  in_a_language(out, "dc:title", facts.title);
  in_a_list(out, "dc:creator", "Seq", facts.author);
  in_a_list(out, "dc:language", "Bag", facts.language);
  if (!facts.subject.empty()) in_a_language(out, "dc:description", facts.subject);
  element(out, "xmp:CreatorTool", facts.author);
  element(out, "xmp:CreateDate", date);
  element(out, "xmp:ModifyDate", date);
  element(out, "pdf:Producer", facts.producer);
  return out + "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n";
}

}  // namespace render
