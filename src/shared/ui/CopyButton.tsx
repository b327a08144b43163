import { useEffect, useState } from 'react';
import { CheckIcon, Icon } from './icons';

const CopyIcon = () => (
  <Icon width="16" height="16">
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15V6a2 2 0 0 1 2-2h9" />
  </Icon>
);

interface CopyButtonProps {
  value: string;
  /** Name of the copied value, for screen readers. */
  label: string;
}

const SHOWN_MS = 2000;

/** Copies a text and announces it; announces an error if the browser refuses. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn copy-button"
        aria-label={label}
        onClick={() => void copy()}
      >
        {result === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </button>
      <span role="status" className="visually-hidden">
        {result === 'copied' ? 'Copied' : ''}
        {result === 'refused' ? 'Your browser didn’t allow copying. Select the text instead.' : ''}
      </span>
    </>
  );
}
