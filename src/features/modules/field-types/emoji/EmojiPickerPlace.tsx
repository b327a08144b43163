import { useEffect, useState, type ComponentType } from 'react';
import type { EmojiPickerProps } from './EmojiPicker';

export type LoadPicker = () => Promise<{ default: ComponentType<EmojiPickerProps> }>;

interface EmojiPickerPlaceProps extends EmojiPickerProps {
  load: LoadPicker;
}

/** The picker once its code is there; till then what becomes of it, with a way to try again. */
export function EmojiPickerPlace({ load, ...props }: EmojiPickerPlaceProps) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const [loaded, setLoaded] = useState<{ Picker: ComponentType<EmojiPickerProps> } | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      ({ default: Picker }) => {
        if (!isGone) setLoaded({ Picker });
      },
      () => {
        if (!isGone) setFailed(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  if (loaded) return <loaded.Picker {...props} />;
  if (failed !== attempt) return <p role="status">Loading emoji…</p>;
  return (
    <div role="alert" className="emoji-picker__failed">
      <p>Couldn’t load emoji.</p>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => setAttempt(attempt + 1)}
      >
        Retry
      </button>
    </div>
  );
}
