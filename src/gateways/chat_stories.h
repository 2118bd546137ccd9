#pragma once

#include <mutex>

#include "app/ports/story_server.h"
#include "gateways/remote_http.h"

namespace gateways {

// `POST {base}/v1/chat/completions`, as OpenAI, LocalAI, Ollama, llama.cpp and vLLM understand it. What one
// of them refuses of the optional fields is learnt, not guessed from its name: a 400 that names such a field
// is answered by one more try without it or with its other name, and this server is not sent it again.
class ChatStories final : public app::ports::StoryServer {
 public:
  explicit ChatStories(const RemoteOptions& options);

  const std::string& address() const override { return http_.base(); }
  std::optional<app::ports::StoryDraft> tell(const app::ports::StoryRequest& request) override;
  void check() override;

 private:
  // How the answer's form is demanded, the strictest first.
  enum class Form { schema, object, words };
  enum class Limit { usual, renamed, none };  // max_tokens, max_completion_tokens

  nlohmann::json body_of(const app::ports::StoryRequest& request) const;
  // Whether the refusal names something that can be left out or said otherwise; then it is remembered.
  bool learn(const RemoteRefusal& refusal);

  RemoteOptions options_;
  RemoteHttp http_;
  mutable std::mutex mutex_;  // guards what follows
  Form form_ = Form::schema;
  Limit limit_ = Limit::usual;
  bool sends_temperature_ = true;
};

}  // namespace gateways
