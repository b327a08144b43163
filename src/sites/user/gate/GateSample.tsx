import { useId, type ReactNode } from 'react';
import './gateSample.scss';

/** A picture of a page, with sample data. Nothing in it can be pressed, takes the focus or is read out. */
export function GateSample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <figure className="gate-sample" aria-labelledby={id}>
      <figcaption id={id}>
        {title} <small>Sample data</small>
      </figcaption>
      <div inert aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}
