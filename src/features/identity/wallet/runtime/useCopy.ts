import { useCallback, useEffect, useState } from 'react';

/** Reliability F3 asks for 2 s at least. */
const COPIED_MS = 2_500;

/** `failed` means that the browser refused the clipboard: offer the text for copying by hand. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text and says how it went; "copied" lasts 2.5 s. Never rejects. */
export function useCopy(text: string): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    // Outside a secure context there is no clipboard at all, whatever its type says.
    const write = async () => navigator.clipboard.writeText(text);
    write().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }, [text]);
  return [state, copy];
}
