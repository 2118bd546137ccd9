#include "render/pdf_document.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <new>
#include <set>
#include <stdexcept>
#include <type_traits>

#include <hpdf.h>

#include "base/fingerprint.h"
#include "base/utf8.h"
#include "render/andika.h"
#include "render/pdf_structure.h"
#include "render/srgb_profile.h"
#include "render/xmp_packet.h"

namespace render {
namespace {

using books::Face;

// libharu goes on after a fault with every later call failing: the first one is the one to tell of.
struct Fault {
  HPDF_STATUS error = HPDF_OK;
  HPDF_STATUS detail = HPDF_OK;
};

void record_fault(HPDF_STATUS error, HPDF_STATUS detail, void* user_data) noexcept {
  auto* fault = static_cast<Fault*>(user_data);
  if (fault->error == HPDF_OK) *fault = {error, detail};
}

struct DocumentDeleter {
  void operator()(HPDF_Doc document) const { HPDF_Free(document); }
};
using DocumentHandle = std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, DocumentDeleter>;

// The date as libharu wants it, in UTC.
HPDF_Date pdf_date(base::Time time) {
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{std::chrono::floor<std::chrono::seconds>(time - day)};
  HPDF_Date out{};
  out.year = static_cast<int>(date.year());
  out.month = static_cast<int>(static_cast<unsigned>(date.month()));
  out.day = static_cast<int>(static_cast<unsigned>(date.day()));
  out.hour = static_cast<int>(clock.hours().count());
  out.minutes = static_cast<int>(clock.minutes().count());
  out.seconds = static_cast<int>(clock.seconds().count());
  out.ind = 'Z';
  return out;
}

void append_hex(std::string& out, char32_t code) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  out += '<';
  for (int shift = 12; shift >= 0; shift -= 4) out += digits[(code >> shift) & 0xf];
  out += '>';
}

// A character map from codes to Unicode, which in our fonts are the same number. libharu's own map makes
// readers warn. At most 100 entries stand in one block (Adobe Technical Note 5411).
std::string to_unicode_map(const std::set<char32_t>& used) {
  std::string map =
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
  std::size_t left = used.size();
  auto next = used.begin();
  while (left > 0) {
    const std::size_t block = left < 100 ? left : 100;
    map += std::to_string(block) + " beginbfchar\n";
    for (std::size_t i = 0; i < block; ++i, ++next) {
      append_hex(map, *next);
      append_hex(map, *next);
      map += '\n';
    }
    map += "endbfchar\n";
    left -= block;
  }
  return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

}  // namespace

class PdfDocument::Impl {
 public:
  explicit Impl(const PdfInfo& info) {
    document_.reset(HPDF_New(record_fault, &fault_));
    if (!document_) throw std::bad_alloc();
    document()->pdf_version = HPDF_VER_17;
    HPDF_SetCompressionMode(document(), HPDF_COMP_ALL);
    HPDF_UseUTFEncodings(document());
    HPDF_SetCurrentEncoder(document(), "UTF-8");
    utf8_ = HPDF_GetEncoder(document(), "UTF-8");
    HPDF_SetInfoAttr(document(), HPDF_INFO_TITLE, info.title.c_str());
    HPDF_SetInfoAttr(document(), HPDF_INFO_AUTHOR, "Buntstift");
    HPDF_SetInfoAttr(document(), HPDF_INFO_CREATOR, "Buntstift");
    if (!info.subject.empty()) HPDF_SetInfoAttr(document(), HPDF_INFO_SUBJECT, info.subject.c_str());
    HPDF_SetInfoDateAttr(document(), HPDF_INFO_CREATION_DATE, pdf_date(info.created_at));
    HPDF_SetInfoDateAttr(document(), HPDF_INFO_MOD_DATE, pdf_date(info.created_at));
    HPDF_Dict_Add(document()->catalog, "Lang", HPDF_String_New(document()->mmgr, "de-DE", nullptr));
    viewer_preferences_ = HPDF_Dict_New(document()->mmgr);
    HPDF_Dict_Add(document()->catalog, "ViewerPreferences", viewer_preferences_);
    HPDF_Dict_AddBoolean(viewer_preferences_, "DisplayDocTitle", HPDF_TRUE);
    check();
    const std::string metadata = add_metadata(info);
    add_identifier(metadata);
    add_output_intent();
    structure_ = std::make_unique<PdfStructure>(document(), utf8_);
    check();
  }

  ~Impl() {
    // Saving hands an image's filter settings over to the document; before, nobody else frees them.
    if (saved_) return;
    for (const auto& [bitmap, image] : images_) {
      if (image != nullptr && image->filterParams != nullptr) HPDF_Dict_Free(image->filterParams);
    }
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  void begin_page(const PdfPage& wanted) {
    check();
    page_ = HPDF_AddPage(document());
    check();
    HPDF_Page_SetWidth(page_, static_cast<HPDF_REAL>(wanted.width));
    HPDF_Page_SetHeight(page_, static_cast<HPDF_REAL>(wanted.height));
    add_box("CropBox", wanted, 0);
    add_box("BleedBox", wanted, 0);
    add_box("TrimBox", wanted, wanted.bleed);
    structure_->begin_page(page_);
    // Ghostscript, and printers that use it, report an error for a page without any content.
    add_content("q\nQ\n");
    if (!wanted.bookmark.empty()) {
      const HPDF_Outline outline = HPDF_CreateOutline(document(), nullptr, wanted.bookmark.c_str(), utf8_);
      const HPDF_Destination target = HPDF_Page_CreateDestination(page_);
      check();
      HPDF_Destination_SetFit(target);
      HPDF_Outline_SetDestination(outline, target);
    }
    check();
  }

  void begin_section(std::size_t order) {
    page();
    structure_->begin_section(order);
    check();
  }

  Element add_element(const PdfElement& wanted) {
    page();
    if (!structure_->has_section()) throw std::logic_error("an element outside of any section");
    const Element element = structure_->add(wanted);
    check();
    return element;
  }

  void begin_content(Element element) { add_content(structure_->begin_content(element)); }

  void add_content(std::string_view operators) {
    const auto* attributes = static_cast<HPDF_PageAttr>(page()->attr);
    HPDF_Stream_Write(attributes->stream, reinterpret_cast<const HPDF_BYTE*>(operators.data()),
                      static_cast<HPDF_UINT>(operators.size()));
    check();
  }

  void add_text(std::string_view text, Face face, double size, double x, double y, books::LineEnd end) {
    // A soft hyphen looks like a hyphen, but readers take it out of the word.
    std::string shown(text);
    if (end == books::LineEnd::parted && text.ends_with('-')) shown.replace(shown.size() - 1, 1, "\u00ad");
    const HPDF_Page target = page();
    const HPDF_Font handle = font(face);
    HPDF_Page_BeginText(target);
    HPDF_Page_SetFontAndSize(target, handle, static_cast<HPDF_REAL>(size));
    HPDF_Page_MoveTextPos(target, static_cast<HPDF_REAL>(x), static_cast<HPDF_REAL>(y));
    HPDF_Page_ShowText(target, shown.c_str());
    HPDF_Page_EndText(target);
    for (const char32_t c : base::decode_utf8(shown)) used_[index(face)].insert(c);
    check();
  }

  void add_bitmap(const books::Bitmap& bitmap, double x, double y, double width, double height) {
    const HPDF_Page target = page();
    HPDF_Image& image = images_[&bitmap];
    if (image == nullptr) image = load_image(bitmap);
    HPDF_Page_DrawImage(target, image, static_cast<HPDF_REAL>(x), static_cast<HPDF_REAL>(y),
                        static_cast<HPDF_REAL>(width), static_cast<HPDF_REAL>(height));
    check();
  }

  void prefer_duplex(Duplex edge) {
    HPDF_Dict_AddName(viewer_preferences_, "Duplex",
                      edge == Duplex::long_edge ? "DuplexFlipLongEdge" : "DuplexFlipShortEdge");
    check();
  }

  std::string finish() {
    page();
    write_to_unicode_maps();
    structure_->finish();
    check();
    saved_ = true;
    HPDF_SaveToStream(document());
    check();
    std::string bytes(HPDF_GetStreamSize(document()), '\0');
    auto size = static_cast<HPDF_UINT32>(bytes.size());
    HPDF_ReadFromStream(document(), reinterpret_cast<HPDF_BYTE*>(bytes.data()), &size);
    check();
    bytes.resize(size);
    return bytes;
  }

 private:
  static std::size_t index(Face face) { return face == Face::bold ? 1 : 0; }

  HPDF_Doc document() const { return document_.get(); }

  void check() const {
    if (fault_.error == HPDF_OK) return;
    if (fault_.error == HPDF_FAILD_TO_ALLOC_MEM) throw std::bad_alloc();
    char text[64];
    std::snprintf(text, sizeof text, "libharu error 0x%04lx, detail %lu",
                  static_cast<unsigned long>(fault_.error), static_cast<unsigned long>(fault_.detail));
    throw std::runtime_error(text);
  }

  // The page that was begun last. Throws after a fault, so that nothing is made that libharu would not take
  // over.
  HPDF_Page page() const {
    check();
    if (page_ == nullptr) throw std::logic_error("PdfDocument: no page was begun");
    return page_;
  }

  HPDF_Image load_image(const books::Bitmap& bitmap) {
    const auto columns = static_cast<HPDF_UINT>(bitmap.width_px);
    // Despite its name, false is what libharu wants for data in which a set bit is black.
    const HPDF_BOOL black_is1 = HPDF_FALSE;
    const HPDF_Image image = HPDF_Image_LoadRaw1BitImageFromMem(
        document(), reinterpret_cast<const HPDF_BYTE*>(bitmap.bits.data()), columns,
        static_cast<HPDF_UINT>(bitmap.height_px), (columns + 7) / 8, black_is1, HPDF_TRUE);
    check();
    return image;
  }

  // The face's font, loaded at its first use.
  HPDF_Font font(Face face) {
    HPDF_Font& handle = fonts_[index(face)];
    if (handle == nullptr) {
      handle = HPDF_GetFont(document(), load_font(Andika::file(face), face), "UTF-8");
      check();
      name_ordering(handle);
    }
    return handle;
  }

  // libharu calls the font's character collection by its encoding's name, Identity-H; in a CIDSystemInfo it
  // is Identity (ISO 32000-1, 9.7.5.2), and strict readers say so.
  void name_ordering(HPDF_Font handle) {
    const auto* attributes = static_cast<HPDF_FontAttr>(handle->attr);
    auto* info = static_cast<HPDF_Dict>(
        HPDF_Dict_GetItem(attributes->descendant_font, "CIDSystemInfo", HPDF_OCLASS_DICT));
    HPDF_Dict_Add(info, "Ordering", HPDF_String_New(document()->mmgr, "Identity", nullptr));
    check();
  }

  // libharu's own loader takes a file name only. These are the steps that it does after opening the file, so
  // that we need neither a temporary file nor /proc.
  const char* load_font(std::string_view file, Face face) {
    const HPDF_Stream stream = HPDF_MemStream_New(document()->mmgr, static_cast<HPDF_UINT>(file.size()));
    check();
    HPDF_Stream_Write(stream, reinterpret_cast<const HPDF_BYTE*>(file.data()),
                      static_cast<HPDF_UINT>(file.size()));
    const HPDF_FontDef definition = HPDF_TTFontDef_Load(document()->mmgr, stream, HPDF_TRUE);
    check();
    HPDF_List_Add(document()->fontdef_list, definition);
    check();
    std::string tag = face == Face::bold ? "BUNTSB" : "BUNTSA";  // marks a subset, six capitals
    HPDF_TTFontDef_SetTagName(definition, tag.data());
    return definition->base_font;
  }

  void write_to_unicode_maps() {
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
      if (fonts_[i] == nullptr) continue;
      auto* map = static_cast<HPDF_Dict>(HPDF_Dict_GetItem(fonts_[i], "ToUnicode", HPDF_OCLASS_DICT));
      const std::string text = to_unicode_map(used_[i]);
      HPDF_Dict_RemoveElement(map, "CIDSystemInfo");
      HPDF_Dict_AddName(map, "CMapName", "Adobe-Identity-UCS");
      HPDF_MemStream_FreeData(map->stream);
      HPDF_Stream_WriteStr(map->stream, text.c_str());
      check();
    }
  }

  // A box of the page that is smaller than it by `margin` at each edge.
  void add_box(const char* name, const PdfPage& wanted, double margin) {
    const HPDF_Box box{static_cast<HPDF_REAL>(margin), static_cast<HPDF_REAL>(margin),
                       static_cast<HPDF_REAL>(wanted.width - margin),
                       static_cast<HPDF_REAL>(wanted.height - margin)};
    HPDF_Dict_Add(page_, name, HPDF_Box_Array_New(page_->mmgr, box));
  }

  // A stream of these bytes; uncompressed, as PDF/A wants its metadata.
  HPDF_Dict new_stream(std::string_view bytes) {
    const HPDF_Dict stream = HPDF_DictStream_New(document()->mmgr, document()->xref);
    check();
    HPDF_Stream_Write(stream->stream, reinterpret_cast<const HPDF_BYTE*>(bytes.data()),
                      static_cast<HPDF_UINT>(bytes.size()));
    check();
    return stream;
  }

  // Adds the XMP packet, and returns it.
  std::string add_metadata(const PdfInfo& info) {
    const char* producer = HPDF_GetInfoAttr(document(), HPDF_INFO_PRODUCER);
    const auto second = std::chrono::floor<std::chrono::seconds>(info.created_at);
    std::string packet = xmp_packet({info.title, "Buntstift", info.subject, "de-DE",
                                     producer == nullptr ? "" : producer, base::Time(second)});
    const HPDF_Dict metadata = new_stream(packet);
    HPDF_Dict_AddName(metadata, "Type", "Metadata");
    HPDF_Dict_AddName(metadata, "Subtype", "XML");
    HPDF_Dict_Add(document()->catalog, "Metadata", metadata);
    check();
    return packet;
  }

  // The file's identifier is made of what it says of itself: the same book gives the same bytes.
  void add_identifier(std::string_view metadata) {
    std::string id = base::fingerprint(metadata).substr(0, 16);
    const HPDF_Array pair = HPDF_Array_New(document()->mmgr);
    check();
    for (int i = 0; i < 2; ++i) {
      HPDF_Array_Add(pair, HPDF_Binary_New(document()->mmgr, reinterpret_cast<HPDF_BYTE*>(id.data()),
                                           static_cast<HPDF_UINT>(id.size())));
    }
    HPDF_Dict_Add(document()->trailer, "ID", pair);
    check();
  }

  // What grey and the colours mean.
  void add_output_intent() {
    const HPDF_Dict profile = new_stream(srgb_profile());
    HPDF_Dict_AddNumber(profile, "N", 3);
    const HPDF_Dict intent = HPDF_Dict_New(document()->mmgr);
    check();
    HPDF_Dict_AddName(intent, "Type", "OutputIntent");
    HPDF_Dict_AddName(intent, "S", "GTS_PDFA1");
    HPDF_Dict_Add(intent, "OutputConditionIdentifier",
                  HPDF_String_New(document()->mmgr, "sRGB IEC61966-2.1", nullptr));
    HPDF_Dict_Add(intent, "DestOutputProfile", profile);
    const HPDF_Array intents = HPDF_Array_New(document()->mmgr);
    check();
    HPDF_Array_Add(intents, intent);
    HPDF_Dict_Add(document()->catalog, "OutputIntents", intents);
    check();
  }

  Fault fault_;
  DocumentHandle document_;
  std::unique_ptr<PdfStructure> structure_;
  HPDF_Encoder utf8_ = nullptr;
  HPDF_Dict viewer_preferences_ = nullptr;
  HPDF_Page page_ = nullptr;
  bool saved_ = false;
  std::map<const books::Bitmap*, HPDF_Image> images_;
  std::array<HPDF_Font, 2> fonts_{};
  std::array<std::set<char32_t>, 2> used_;  // the characters drawn in each face
};

PdfDocument::PdfDocument(const PdfInfo& info) : impl_(std::make_unique<Impl>(info)) {}
PdfDocument::~PdfDocument() = default;

void PdfDocument::begin_page(const PdfPage& page) {
  impl_->begin_page(page);
}
void PdfDocument::begin_section(std::size_t order) {
  impl_->begin_section(order);
}
PdfDocument::Element PdfDocument::add_element(const PdfElement& wanted) {
  return impl_->add_element(wanted);
}
void PdfDocument::begin_content(Element element) {
  impl_->begin_content(element);
}
void PdfDocument::begin_ornament() {
  impl_->add_content("/Artifact BMC\n");
}
void PdfDocument::end_content() {
  impl_->add_content("EMC\n");
}
void PdfDocument::add_content(std::string_view operators) {
  impl_->add_content(operators);
}
void PdfDocument::add_text(std::string_view text, books::Face face, double size, double x, double y,
                           books::LineEnd end) {
  impl_->add_text(text, face, size, x, y, end);
}
void PdfDocument::add_bitmap(const books::Bitmap& bitmap, double x, double y, double width, double height) {
  impl_->add_bitmap(bitmap, x, y, width, height);
}
void PdfDocument::prefer_duplex(Duplex edge) {
  impl_->prefer_duplex(edge);
}
std::string PdfDocument::library_version() {
  return HPDF_GetVersion();
}
std::string PdfDocument::finish() {
  return impl_->finish();
}

}  // namespace render
