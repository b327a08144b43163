import { paintOf } from './drawing';
import { tincturesOf } from './heraldry';
import { pickByName } from './pickByName';

/** Buildings against the sky: a keep on the left, a gate in the middle, or a keep on the right. */
const castles = [
  'M36 120V62h4v4h5v-4h5v4h5v-4h4v18h10V40h5v5h6v-5h6v5h6v-5h5v40h12V70h4v4h5v-4h5v4h5v-4h4v50z',
  'M132 120V50h5v5h6v-5h6v5h6v-5h5v28h40V50h5v5h6v-5h6v5h6v-5h5v70h-34V98q-11-14-22 0v22z',
  'M236 120V74h4v4h5v-4h5v4h5v-4h4v10h10V34h5v5h6v-5h6v5h6v-5h5v50h10V62h4v4h5v-4h5v4h5v-4h4v58z',
] as const;

/** Lit windows, by castle. */
const windows = [
  'M84 54h4v8h-4zM92 70h4v8h-4zM45 78h3v6h-3zM124 84h3v6h-3z',
  'M143 64h4v8h-4zM213 64h4v8h-4zM143 84h4v8h-4zM213 84h4v8h-4z',
  'M284 48h4v8h-4zM276 66h4v8h-4zM246 90h3v6h-3zM318 78h3v6h-3z',
] as const;

/** Hills in the background. */
const hills = [
  'M0 120V92q46-26 96-4 52-34 118 0 60-28 146-10v42z',
  'M0 120V80q70-22 128 12 70-36 132-6 40-18 100-4v38z',
  'M0 120V96q54-40 120-8 84-22 140 4 50-34 100-14v42z',
] as const;

const stars =
  'M24 24l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM118 18l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM178 32l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM236 16l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM340 26l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM66 12l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z';

interface BannerProps {
  /** The same name always gives the same banner. */
  name: string;
  className?: string | undefined;
}

/** Drawn banner for members without their own: three by one, a castle at night in the member's colors. */
export default function Banner({ name, className }: BannerProps) {
  const [first, second] = tincturesOf(name);
  const castle = pickByName(name, 'castle', [0, 1, 2] as const);
  const moon = pickByName(name, 'moon', [0, 1] as const);
  return (
    <svg
      className={className}
      viewBox="0 0 360 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={paintOf('sky')} d="M0 0h360v120H0z" />
      <path fill={first} fillOpacity="0.55" d="M0 0h360v120H0z" />
      <path fill={paintOf('argent')} fillOpacity="0.7" d={stars} />
      <circle
        cx={castle === 2 ? 70 + moon * 60 : 300 - moon * 40}
        cy="34"
        r="15"
        fill={paintOf('argent')}
        fillOpacity="0.85"
      />
      <path fill={second} fillOpacity="0.75" d={pickByName(name, 'hills', hills)} />
      <path fill={paintOf('deep')} fillOpacity="0.78" d={castles[castle]} />
      <path fill={paintOf('gold')} d={windows[castle]} />
      <path
        fill={paintOf('deep')}
        fillOpacity="0.9"
        d="M0 120v-8h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v8z"
      />
    </svg>
  );
}
