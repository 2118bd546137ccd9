#include "render/pdf_structure.h"

#include <algorithm>
#include <new>

namespace render {
namespace {

const char* name_of(PdfTag tag) {
  switch (tag) {
    case PdfTag::heading:
      return "H";
    case PdfTag::figure:
      return "Figure";
    case PdfTag::paragraph:
      break;
  }
  return "P";
}

HPDF_Array add_array(HPDF_Dict dict, const char* key) {
  const HPDF_Array array = HPDF_Array_New(dict->mmgr);
  if (array == nullptr) throw std::bad_alloc();
  HPDF_Dict_Add(dict, key, array);
  return array;
}

}  // namespace

PdfStructure::PdfStructure(HPDF_Doc document, HPDF_Encoder utf8) : document_(document), utf8_(utf8) {
  root_ = new_object();
  HPDF_Dict_AddName(root_, "Type", "StructTreeRoot");
  whole_ = new_element("Document", root_);
  HPDF_Array_Add(add_array(root_, "K"), whole_);
}

HPDF_Dict PdfStructure::new_object() {
  const HPDF_Dict object = HPDF_Dict_New(document_->mmgr);
  if (object == nullptr) throw std::bad_alloc();
  HPDF_Xref_Add(document_->xref, object);
  return object;
}

HPDF_Dict PdfStructure::new_element(const char* type, HPDF_Dict parent) {
  const HPDF_Dict element = new_object();
  HPDF_Dict_AddName(element, "Type", "StructElem");
  HPDF_Dict_AddName(element, "S", type);
  HPDF_Dict_Add(element, "P", parent);
  return element;
}

void PdfStructure::begin_page(HPDF_Page page) {
  HPDF_Dict_AddNumber(page, "StructParents", static_cast<HPDF_INT32>(pages_.size()));
  HPDF_Dict_AddName(page, "Tabs", "S");
  pages_.push_back({page, {}});
  section_content_ = nullptr;
}

void PdfStructure::begin_section(std::size_t order) {
  sections_.push_back({order, new_element("Sect", whole_), {}});
  section_content_ = add_array(sections_.back().dict, "K");
}

void PdfStructure::add_box(HPDF_Dict element, const geometry::Rect& box) {
  const HPDF_Dict attributes = HPDF_Dict_New(document_->mmgr);
  if (attributes == nullptr) throw std::bad_alloc();
  HPDF_Dict_Add(element, "A", attributes);
  HPDF_Dict_AddName(attributes, "O", "Layout");
  HPDF_Dict_AddName(attributes, "Placement", "Block");
  const HPDF_Array edges = add_array(attributes, "BBox");
  for (const double edge : {box.left, box.top, box.right, box.bottom}) {
    HPDF_Array_AddReal(edges, static_cast<HPDF_REAL>(edge));
  }
}

PdfStructure::Element PdfStructure::add(const PdfElement& wanted) {
  Node node{nullptr, nullptr, name_of(wanted.tag)};
  Section& section = sections_.back();
  node.dict = new_element(node.name, section.dict);
  HPDF_Dict_Add(node.dict, "Pg", pages_.back().page);
  if (!wanted.description.empty()) {
    HPDF_Dict_Add(node.dict, "Alt",
                  HPDF_String_New(document_->mmgr, std::string(wanted.description).c_str(), utf8_));
  }
  if (wanted.tag == PdfTag::heading) section.headings.emplace_back(node.dict, wanted.level);
  if (!wanted.box.empty()) add_box(node.dict, wanted.box);
  node.content = add_array(node.dict, "K");
  HPDF_Array_Add(section_content_, node.dict);
  elements_.push_back(node);
  return elements_.size() - 1;
}

std::string PdfStructure::begin_content(Element element) {
  const Node& node = elements_.at(element);
  std::vector<HPDF_Dict>& owners = pages_.back().owners;
  const std::size_t number = owners.size();
  owners.push_back(node.dict);
  HPDF_Array_AddNumber(node.content, static_cast<HPDF_INT32>(number));
  return std::string("/") + node.name + " <</MCID " + std::to_string(number) + ">> BDC\n";
}

void PdfStructure::name_headings() {
  constexpr int lowest = 6;
  int before = 0;
  for (const Section& section : sections_) {
    for (const auto& [heading, wanted] : section.headings) {
      before = std::clamp(wanted, 1, std::min(before + 1, lowest));
      HPDF_Dict_AddName(heading, "S", ("H" + std::to_string(before)).c_str());
    }
  }
}

void PdfStructure::finish() {
  std::stable_sort(sections_.begin(), sections_.end(),
                   [](const Section& a, const Section& b) { return a.order < b.order; });
  name_headings();
  const HPDF_Array content = add_array(whole_, "K");
  for (const Section& section : sections_) HPDF_Array_Add(content, section.dict);

  const HPDF_Dict parents = new_object();
  const HPDF_Array numbers = add_array(parents, "Nums");
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    HPDF_Array_AddNumber(numbers, static_cast<HPDF_INT32>(i));
    const HPDF_Array owners = HPDF_Array_New(document_->mmgr);
    if (owners == nullptr) throw std::bad_alloc();
    HPDF_Array_Add(numbers, owners);
    for (const HPDF_Dict owner : pages_[i].owners) HPDF_Array_Add(owners, owner);
  }
  HPDF_Dict_Add(root_, "ParentTree", parents);
  HPDF_Dict_AddNumber(root_, "ParentTreeNextKey", static_cast<HPDF_INT32>(pages_.size()));
  HPDF_Dict_Add(document_->catalog, "StructTreeRoot", root_);
  const HPDF_Dict mark_info = new_object();
  HPDF_Dict_Add(document_->catalog, "MarkInfo", mark_info);
  HPDF_Dict_AddBoolean(mark_info, "Marked", HPDF_TRUE);
}

}  // namespace render
