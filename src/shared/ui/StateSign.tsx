import type { StateLook } from './stateLook';
import './stateSign.scss';

/** Shape of each look, on 16 by 16 units: stroked lines, and filled areas. */
const shapes: Readonly<Record<StateLook, readonly [lines: string, areas: string]>> = {
  on: ['', 'M4 8a4 4 0 0 1 8 0 4 4 0 0 1-8 0z'],
  watching: ['M1.5 8q6.5-9 13 0-6.5 9-13 0z', 'M6 8a2 2 0 0 1 4 0 2 2 0 0 1-4 0z'],
  draft: ['M2.5 8a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0z', ''],
  scheduled: ['M2 8a6 6 0 0 1 12 0A6 6 0 0 1 2 8zM8 4.7V8l2.3 1.5', ''],
  off: ['M3.5 8a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0z', ''],
  attention: ['M8 2.2 1.8 13.4h12.4zM8 6.2v3', 'M7.2 10.7h1.6v1.4H7.2z'],
  locked: ['M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2', 'M3 7h10v6.7H3z'],
  paused: ['', 'M4 3h2.6v10H4zM9.4 3H12v10H9.4z'],
  ended: ['', 'M4 4h8v8H4z'],
  archived: ['M3 7v6h10V7M6.5 9.5h3', 'M2 3h12v2.6H2z'],
};
/** A state this build doesn't know. */
const unknown = ['M4 8h8', ''] as const;

interface StateSignProps {
  /** Undefined for a state this build doesn't know, which gets a neutral sign. */
  look: StateLook | undefined;
  label: string;
  /** Without visible text, which screen readers and the tooltip still have. */
  isAlone?: boolean;
}

/** A state as a sign that is recognizable without color, and its label. */
export function StateSign({ look, label, isAlone = false }: StateSignProps) {
  const [lines, areas] = look === undefined ? unknown : shapes[look];
  return (
    <span className={`state state--${look ?? 'unknown'}`} title={isAlone ? label : undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path className="state__lines" d={lines} />
        <path d={areas} />
      </svg>
      <span className={isAlone ? 'visually-hidden' : 'state__word'}>{label}</span>
    </span>
  );
}
