import { useId, type ReactNode } from 'react';
import './section.scss';

interface SectionProps {
  title: string;
  /** What it is for, in a sentence or two. */
  about?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page of settings: without a frame, its title and purpose at the left of what it holds where there is
 * room, and above it otherwise.
 */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
        {about === undefined ? null : <p>{about}</p>}
      </div>
      <div className="section__body">{children}</div>
    </section>
  );
}
