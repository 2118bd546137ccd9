#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "http/message.h"
#include "http/output_buffer.h"
#include "http/socket.h"

namespace http {

// A file that goes out behind the head of an answer, from the disk and not through memory. The thread that
// answers stays with it until the client has it, so only a few may be on their way at a time.
class AnswerFile {
 public:
  static constexpr int most_at_a_time = 4;

  // Throws base::AppError: not_found if there is no such file, unavailable if too many are on their way;
  // std::system_error if it cannot be opened.
  explicit AnswerFile(const std::filesystem::path& path);
  ~AnswerFile();
  AnswerFile(const AnswerFile&) = delete;
  AnswerFile& operator=(const AnswerFile&) = delete;

  std::uint64_t size_bytes() const { return size_bytes_; }
  // Sends what `head` still holds, then the file. False: the client is gone, or has taken nothing for half a
  // minute.
  bool send(Socket& socket, OutputBuffer& head) const;

 private:
  FileDescriptor descriptor_;
  std::uint64_t size_bytes_ = 0;
};

// Answers 200 with a file to be saved under `name` (ASCII letters, digits, dots and dashes). Throws as
// AnswerFile does.
void reply_file(Response& response, const std::filesystem::path& path, const std::string& name,
                const std::string& media_type);

}  // namespace http
