import { useEffect, useState } from 'react';

interface LoadingScreenProps {
  progress?: number;
  max?: number;
  message?: string;
  /** Milliseconds before the message appears (spec §2). */
  messageDelay?: number;
}

/**
 * The loading screen of spec §2: an animated oval, a progress bar and a message. Bar and message are
 * hidden once progress equals max; the message appears after 5000 ms by default.
 */
export function LoadingScreen({
  progress = 0,
  max = 100,
  message = 'Still loading. Thanks for your patience.',
  messageDelay = 5000,
}: LoadingScreenProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), messageDelay);
    return () => clearTimeout(timer);
  }, [messageDelay]);

  const total = Number.isFinite(max) && max > 0 ? max : 100;
  const done = Number.isFinite(progress) ? Math.min(Math.max(progress, 0), total) : 0;
  const isDone = done === total;
  return (
    <div className="loading-screen">
      <svg className="loading-screen__oval" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 4a20 20 0 0 1 20 20" />
      </svg>
      {isDone ? null : (
        <progress className="loading-screen__bar" aria-label="Loading" value={done} max={total} />
      )}
      <p role="status">{isLate && !isDone ? message : ''}</p>
    </div>
  );
}
