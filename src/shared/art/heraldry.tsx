import type { Charge } from './charges';
import { paintOf } from './drawing';
import { pickByName } from './pickByName';

/** The tinctures of a field: two tokens of src/styles/_tokens.scss that go together. */
type Tinctures = readonly [first: string, second: string];

const tinctures: readonly [Tinctures, ...Tinctures[]] = [
  ['var(--avatar-0)', 'var(--avatar-5)'],
  ['var(--avatar-1)', 'var(--avatar-3)'],
  ['var(--avatar-2)', 'var(--avatar-1)'],
  ['var(--avatar-3)', 'var(--avatar-0)'],
  ['var(--avatar-5)', 'var(--avatar-1)'],
  ['var(--avatar-4)', 'var(--avatar-0)'],
  ['var(--avatar-2)', 'var(--avatar-5)'],
  ['var(--avatar-1)', 'var(--avatar-5)'],
  ['var(--avatar-4)', 'var(--avatar-5)'],
];

export const tincturesOf = (name: string) => pickByName(name, 'field', tinctures);

interface ChargeOnFieldProps {
  charge: Charge;
  metal: 'argent' | 'gold';
  /** Paint of its inner lines. */
  field: string;
  /** Where the charge's box of 64 by 64 goes, in the units of the drawing. */
  left: number;
  top: number;
  edge: number;
}

/** A charge whose right half is shaded, as if carved. */
export const ChargeOnField = ({ charge, metal, field, left, top, edge }: ChargeOnFieldProps) => {
  const { body, lines, lit } = charge;
  return (
    <svg x={left} y={top} width={edge} height={edge} viewBox="0 0 64 64">
      <path fill={paintOf(metal)} fillRule="evenodd" d={body} />
      {/* A nested SVG clips everything outside its box. */}
      <svg x="32" width="32" height="64" viewBox="32 0 32 64">
        <path
          fill={paintOf(metal === 'gold' ? 'deep' : 'shade')}
          fillOpacity={metal === 'gold' ? 0.2 : 1}
          fillRule="evenodd"
          d={body}
        />
      </svg>
      {lit === undefined ? null : (
        <path fill={metal === 'gold' ? paintOf('argent') : paintOf('gold')} d={lit} />
      )}
      {lines === undefined ? null : (
        <path
          fill="none"
          stroke={field}
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={lines}
        />
      )}
    </svg>
  );
};
