import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

const femaleNames = /female|frau|anna|petra|helena|hedda|katja|marlene|vicki|amala|seraphina|louisa|elke/i;

const isGerman = ({ lang }: SpeechSynthesisVoice) => /^de([-_]|$)/i.test(lang);
const isLocal = ({ localService }: SpeechSynthesisVoice) => localService !== false;

/**
 * The German voice to read with: a female one if the browser has one, else any German one, else none. Only voices of the
 * device: others send what is read to their maker.
 */
function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const german = voices.filter((voice) => isGerman(voice) && isLocal(voice));
  return german.find((voice) => femaleNames.test(voice.name)) ?? german[0] ?? null;
}

/** Whether every German voice is one that sends what it reads to its maker. A list may still be on its way, or empty. */
function hasOnlyForeignVoices(): boolean {
  if (!("speechSynthesis" in window)) return false;
  const german = window.speechSynthesis.getVoices().filter(isGerman);
  return german.length > 0 && !german.some(isLocal);
}

function subscribeToVoices(listener: () => void): () => void {
  const synthesis: Partial<SpeechSynthesis> | undefined = window.speechSynthesis;
  synthesis?.addEventListener?.("voiceschanged", listener);
  return () => synthesis?.removeEventListener?.("voiceschanged", listener);
}

type ReadAloud = { state: "unsupported" } | { state: "silent" | "speaking"; toggle: (text: string) => void };

/** Reads a text aloud, or stops reading. Stops when the component goes away. */
export function useReadAloud(): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const isForeign = useSyncExternalStore(subscribeToVoices, hasOnlyForeignVoices);
  const supported = "speechSynthesis" in window && !isForeign;

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
