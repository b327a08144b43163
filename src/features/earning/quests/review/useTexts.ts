import { useState } from 'react';

/** Texts by what they belong to, so that each is there again when one comes back to it. */
export function useTexts() {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    of: (id: string): string => texts.get(id) ?? '',
    put: (id: string, text: string) => setTexts((before) => new Map(before).set(id, text)),
  };
}
