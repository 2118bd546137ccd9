import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { voiceText as text } from "@/text/voice.ts";
import styles from "./voice-input.module.css";

interface Recognition {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type RecognitionMaker = new () => Recognition;

/** The browser's own, by either of its names; undefined where it has none. */
const recognitionMaker = (): RecognitionMaker | undefined => {
  const names = window as { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
};

interface VoiceInputProps {
  onHeard: (words: string) => void;
}

/** Puts into words what is spoken; nothing where the browser cannot. */
export default function VoiceInput({ onHeard }: VoiceInputProps) {
  const [state, setState] = useState<"idle" | "listening" | "failed">("idle");
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const Maker = recognitionMaker();
  if (!Maker) return null;

  const toggle = () => {
    if (running.current) return running.current.abort();
    const recognition = new Maker();
    recognition.lang = "de-DE";
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      onHeard(
        Array.from(results, (result) => result[0]?.transcript ?? "")
          .join(" ")
          .trim(),
      );
    recognition.onerror = ({ error }) => error !== "aborted" && setState("failed");
    recognition.onend = () => {
      running.current = null;
      setState((before) => (before === "failed" ? "failed" : "idle"));
    };
    running.current = recognition;
    setState("listening");
    recognition.start();
  };
  const isListening = state === "listening";
  return (
    <div className={styles.voice}>
      <Button icon={isListening ? "stop" : "microphone"} crayon="violet" aria-pressed={isListening} onClick={toggle}>
        {isListening ? text.stop : text.start}
      </Button>
      <p role="status">{state === "failed" ? text.failed : isListening ? text.listening : text.note}</p>
    </div>
  );
}
