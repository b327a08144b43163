import { useId, type ReactNode } from 'react';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { Part } from './part';

interface PanelProps {
  title: ReactNode;
  /** The way to all of it. */
  link?: ReactNode;
  children: ReactNode;
}

/** One part of the overview with its heading. */
export function Panel({ title, link, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel overview__panel" aria-labelledby={id}>
      <div className="overview__head">
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}

interface PartOrFailureProps<T> {
  part: Part<T>;
  /** Its shape, while it is on its way. */
  coming: ReactNode;
  children: (data: T) => ReactNode;
}

/** What has come of a part, its shape before, or why it did not come. */
export function PartOrFailure<T>({ part, coming, children }: PartOrFailureProps<T>) {
  if (part.data !== undefined) {
    return (
      <>
        <LeftOutNote leftOut={part.leftOut} />
        {children(part.data)}
      </>
    );
  }
  if (part.failure !== null) return <ErrorState message={part.failure} onRetry={part.retry} />;
  return coming;
}

/** Holds the place of a word or figure that is on its way. */
export const Coming = ({ isWide = false }: { isWide?: boolean }) => (
  <span
    className={`overview__coming ${isWide ? 'overview__coming--wide' : ''}`}
    aria-hidden="true"
  />
);

interface ListComingProps {
  /** What it will be a list of, to those who hear the page. */
  what: string;
  /** The list's own class. */
  look: string;
  lines: number;
}

/** The shape of a list of pairs of lines that is on its way. */
export const ListComing = ({ what, look, lines }: ListComingProps) => (
  <div role="status" aria-label={`Loading ${what}`}>
    <ul className={look} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <li key={line}>
          <Coming isWide />
          <Coming />
        </li>
      ))}
    </ul>
  </div>
);
