import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import VoiceInput from "./voice-input.tsx";

type Results = { transcript: string }[][];

/** A browser that listens; what it hears, the test says. */
class Ear {
  static last: Ear;
  lang = "";
  interimResults = false;
  onresult: (event: { results: Results }) => void = () => {};
  onerror: (event: { error: string }) => void = () => {};
  onend: () => void = () => {};
  start = vi.fn();
  abort = vi.fn(() => {
    this.onerror({ error: "aborted" });
    this.onend();
  });
  constructor() {
    Ear.last = this;
  }
}

const hear = (...sentences: string[]) =>
  act(() => Ear.last.onresult({ results: sentences.map((transcript) => [{ transcript }]) }));

async function speak(name: "SpeechRecognition" | "webkitSpeechRecognition" = "SpeechRecognition") {
  vi.stubGlobal(name, Ear);
  const onHeard = vi.fn();
  const { unmount } = render(<VoiceInput onHeard={onHeard} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Sprechen" }));
  return { user, onHeard, unmount };
}

afterEach(() => vi.unstubAllGlobals());

describe("voice input", () => {
  it("is not there where the browser cannot listen", () => {
    const { container } = render(<VoiceInput onHeard={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("says before it listens who may hear it", () => {
    vi.stubGlobal("SpeechRecognition", Ear);
    render(<VoiceInput onHeard={() => {}} />);
    expect(screen.getByText(/kann die Aufnahme an seinen Hersteller senden/)).toBeInTheDocument();
  });

  it.each(["SpeechRecognition", "webkitSpeechRecognition"] as const)(
    "writes German as it is heard (%s)",
    async (name) => {
      const { onHeard } = await speak(name);
      expect(Ear.last.start).toHaveBeenCalledOnce();
      expect(Ear.last).toMatchObject({ lang: "de-DE", interimResults: true });
      expect(screen.getByRole("button", { name: "Fertig", pressed: true })).toBeInTheDocument();
      hear("Eine Katze");
      hear("Eine Katze", "im Garten ");
      expect(onHeard.mock.calls).toEqual([["Eine Katze"], ["Eine Katze im Garten"]]);
      act(() => Ear.last.onend());
      expect(await screen.findByRole("button", { name: "Sprechen", pressed: false })).toBeInTheDocument();
    },
  );

  it("stops when it is told to, without a complaint", async () => {
    const { user } = await speak();
    await user.click(screen.getByRole("button", { name: "Fertig" }));
    expect(Ear.last.abort).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Sprechen" })).toBeInTheDocument();
    expect(screen.queryByText(/nicht zu verstehen/)).not.toBeInTheDocument();
  });

  it("says when nothing was understood, and listens again", async () => {
    const { user } = await speak();
    act(() => {
      Ear.last.onerror({ error: "no-speech" });
      Ear.last.onend();
    });
    expect(await screen.findByText(/Das war nicht zu verstehen/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Sprechen" }));
    expect(screen.getByText("Ich höre zu …")).toBeInTheDocument();
  });

  it("does not go on listening once its screen is left", async () => {
    const { unmount } = await speak();
    unmount();
    expect(Ear.last.abort).toHaveBeenCalledOnce();
  });
});
