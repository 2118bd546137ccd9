import { useCallback, useEffect, useState } from "react";

const femaleNames = /female|frau|anna|petra|helena|hedda|katja|marlene|vicki|amala|seraphina|louisa|elke/i;

/** The German voice to read with: a female one if the browser has one, else any German one, else none. */
function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const german = voices.filter((voice) => /^de([-_]|$)/i.test(voice.lang));
  return german.find((voice) => femaleNames.test(voice.name)) ?? german[0] ?? null;
}

type ReadAloud = { state: "unsupported" } | { state: "silent" | "speaking"; toggle: (text: string) => void };

/** Reads a text aloud, or stops reading. Stops when the component goes away. */
export function useReadAloud(): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const supported = typeof window !== "undefined" && "speechSynthesis" in window;

  useEffect(() => {
    if (!supported) return;
    return () => window.speechSynthesis.cancel();
  }, [supported]);

  const toggle = useCallback(
    (text: string) => {
      const synthesis = window.speechSynthesis;
      synthesis.cancel();
      if (speaking) {
        setSpeaking(false);
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = "de-DE";
      utterance.voice = chooseVoice(synthesis.getVoices());
      utterance.rate = 0.9;
      utterance.pitch = 1;
      utterance.volume = 0.9;
      utterance.onend = () => setSpeaking(false);
      utterance.onerror = () => setSpeaking(false);
      setSpeaking(true);
      synthesis.speak(utterance);
    },
    [speaking],
  );

  return supported ? { state: speaking ? "speaking" : "silent", toggle } : { state: "unsupported" };
}
