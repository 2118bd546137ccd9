#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <hpdf.h>

#include "render/pdf_document.h"

namespace render {

// The structure tree of a tagged PDF (ISO 32000-1, 14.7 and 14.8): a document of sections, these of elements,
// and which marked content of which page belongs to which of them. libharu knows nothing of it; it is made of
// its dictionaries. Faults are recorded by the document's own error handler; std::bad_alloc is thrown.
class PdfStructure {
 public:
  using Element = PdfDocument::Element;

  PdfStructure(HPDF_Doc document, HPDF_Encoder utf8);
  PdfStructure(const PdfStructure&) = delete;
  PdfStructure& operator=(const PdfStructure&) = delete;

  void begin_page(HPDF_Page page);
  // The elements that follow belong to it; sections are read in ascending order, whichever came first.
  void begin_section(std::size_t order);
  bool has_section() const { return section_content_ != nullptr; }
  // Adds an element to the section.
  Element add(const PdfElement& wanted);
  // The operator that begins content of an element of this page; "EMC" ends it. The same element may have
  // several.
  std::string begin_content(Element element);
  // Puts the tree into the document's catalog. Call once, when everything is drawn.
  void finish();

 private:
  struct Node {
    HPDF_Dict dict = nullptr;
    HPDF_Array content = nullptr;
    const char* name = "";
  };
  struct Section {
    std::size_t order = 0;
    HPDF_Dict dict = nullptr;
    std::vector<std::pair<HPDF_Dict, int>> headings;  // with the levels wanted
  };
  struct PageContent {
    HPDF_Page page;
    std::vector<HPDF_Dict> owners;  // by the number of the marked content
  };

  HPDF_Dict new_object();
  // An element of a type below `parent`, as an object of its own.
  HPDF_Dict new_element(const char* type, HPDF_Dict parent);
  // Says what a figure covers.
  void add_box(HPDF_Dict element, const geometry::Rect& box);
  // Names the headings by their levels, none of which is left out.
  void name_headings();

  HPDF_Doc document_;
  HPDF_Encoder utf8_;
  HPDF_Dict root_ = nullptr;
  HPDF_Dict whole_ = nullptr;
  HPDF_Array section_content_ = nullptr;  // of the last section; none before a page has one
  std::vector<Section> sections_;
  std::vector<PageContent> pages_;
  std::vector<Node> elements_;
};

}  // namespace render
