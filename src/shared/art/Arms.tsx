import { armsCharges, type Charge } from './charges';
import { paintOf } from './drawing';
import { ChargeOnField, tincturesOf } from './heraldry';
import { pickByName } from './pickByName';

const SHIELD = 'M8 7h48v25c0 13-10 21-24 27C18 53 8 45 8 32z';

/** The part of a field that has the second tincture, on a shield and on a whole square. */
interface Division {
  shield: string;
  square: string;
}
const divisions: readonly [Division, ...Division[]] = [
  { shield: 'M32 7h24v25c0 13-10 21-24 27z', square: 'M32 0h32v64H32z' },
  { shield: 'M8 32h48c0 13-10 21-24 27C18 53 8 45 8 32z', square: 'M0 32h64v32H0z' },
  {
    shield: 'M32 7h24v25H32zM8 32h24v27C18 53 8 45 8 32z',
    square: 'M32 0h32v32H32zM0 32h32v32H0z',
  },
  {
    shield: 'M8 7l41.2 41.1C45 52.5 39 56 32 59 18 53 8 45 8 32z',
    square: 'M0 0l64 64H0z',
  },
  {
    shield: 'M32 26l17.2 22.1C45 52.5 39 56 32 59 25 56 19 52.5 14.8 48.1z',
    square: 'M32 20l32 44H0z',
  },
];

const { tower, ...others } = armsCharges;
const charges: readonly [Charge, ...Charge[]] = [tower, ...Object.values(others)];

interface ArmsProps {
  /** `shield` is for servers, `crest` for people. */
  kind: 'shield' | 'crest';
  /** The same name always has the same arms. */
  name: string;
  className?: string;
}

/** The arms of a server or person without a picture. Says nothing to a screen reader: the name is beside it. */
export default function Arms({ kind, name, className }: ArmsProps) {
  const [first, second] = tincturesOf(name);
  const { shield, square } = pickByName(name, 'division', divisions);
  const charge = pickByName(name, 'charge', charges);
  const metal = pickByName(name, 'metal', ['argent', 'argent', 'gold'] as const);
  const isShield = kind === 'shield';
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path fill={first} d="M0 0h64v64H0z" />
      {isShield ? (
        <>
          <path fill={paintOf('deep')} fillOpacity="0.5" d="M0 0h64v64H0z" />
          <path fill={first} d={SHIELD} />
        </>
      ) : null}
      <path fill={second} d={isShield ? shield : square} />
      <ChargeOnField
        charge={charge}
        metal={metal}
        field={first}
        left={isShield ? 9 : 7}
        top={7}
        edge={isShield ? 46 : 50}
      />
      {isShield ? (
        <path
          fill="none"
          stroke={paintOf(metal)}
          strokeWidth="2.5"
          strokeLinejoin="round"
          d={SHIELD}
        />
      ) : null}
    </svg>
  );
}
