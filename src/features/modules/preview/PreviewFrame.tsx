import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectTheme } from '@/features/identity/preferences/globalSlice';
import type { Theme } from '@/features/identity/preferences/theme';
import './preview.scss';

interface PreviewFrameProps {
  /** Whether the content looks different on a phone. */
  hasPhone?: boolean;
  children: ReactNode;
}

const looks = [
  ['dark', 'Dark'],
  ['light', 'Light'],
] as const;

/**
 * A preview of Discord, in the page's theme at first. The theme can be switched, since most members
 * use the dark one.
 */
export function PreviewFrame({ hasPhone = false, children }: PreviewFrameProps) {
  const page = useSelector(selectTheme);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const [isPhone, setPhone] = useState(false);
  const theme = chosen ?? page;
  return (
    <>
      <div className="preview__looks" role="group" aria-label="Preview theme">
        {looks.map(([look, label]) => (
          <button
            key={look}
            type="button"
            className="btn btn-sm preview__look"
            aria-pressed={theme === look}
            onClick={() => setChosen(look)}
          >
            {label}
          </button>
        ))}
        {hasPhone ? (
          <button
            type="button"
            className="btn btn-sm preview__look preview__look--phone"
            aria-pressed={isPhone}
            onClick={() => setPhone(!isPhone)}
          >
            Phone
          </button>
        ) : null}
      </div>
      <div
        className={`discord-scene${isPhone ? ' discord-scene--phone' : ''}`}
        data-bs-theme={theme}
        translate="no"
      >
        {children}
      </div>
    </>
  );
}
