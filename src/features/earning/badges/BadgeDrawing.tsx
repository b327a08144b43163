import { badgeCharges } from '@/shared/art/badgeCharges';
import { paintOf } from '@/shared/art/drawing';
import { ChargeOnField } from '@/shared/art/heraldry';
import { badgeArts, badgeTones, type BadgeTone } from './badge';

/** The two tinctures of each color: tokens of src/styles/_tokens.scss. */
const fields: Readonly<Record<BadgeTone, readonly [string, string]>> = {
  ruby: ['var(--avatar-0)', 'var(--avatar-3)'],
  sapphire: ['var(--avatar-1)', 'var(--avatar-5)'],
  emerald: ['var(--avatar-2)', 'var(--avatar-1)'],
  amethyst: ['var(--avatar-3)', 'var(--avatar-1)'],
  bronze: ['var(--avatar-4)', 'var(--avatar-0)'],
};
const LOCKED = ['var(--avatar-5)', 'var(--art-stone)'] as const;

/** A ring of twelve lobes. */
const RIM =
  'M24.4 3.8A7.6 7.6 0 0 1 39.6 3.8A7.6 7.6 0 0 1 52.6 11.4A7.6 7.6 0 0 1 60.2 24.4A7.6 7.6 0 0 1 60.2 39.6A7.6 7.6 0 0 1 52.6 52.6A7.6 7.6 0 0 1 39.6 60.2A7.6 7.6 0 0 1 24.4 60.2A7.6 7.6 0 0 1 11.4 52.6A7.6 7.6 0 0 1 3.8 39.6A7.6 7.6 0 0 1 3.8 24.4A7.6 7.6 0 0 1 11.4 11.4A7.6 7.6 0 0 1 24.4 3.8z';

export interface BadgeDrawingProps {
  art: string;
  tone: string;
  isLocked: boolean;
  className: string;
}

/** A badge as it is drawn. What it is called is said beside it. */
export default function BadgeDrawing({ art, tone, isLocked, className }: BadgeDrawingProps) {
  const motif = badgeArts.find((each) => each === art) ?? badgeArts[0];
  const color = badgeTones.find((each) => each === tone) ?? badgeTones[0];
  const [first, second] = isLocked ? LOCKED : fields[color];
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path fill={paintOf(isLocked ? 'shade' : 'gold')} fillOpacity={isLocked ? 0.5 : 1} d={RIM} />
      <circle cx="32" cy="32" r="26" fill={paintOf('deep')} fillOpacity="0.55" />
      <circle cx="32" cy="32" r="24.5" fill={first} />
      <path fill={second} d="M32 7.5a24.5 24.5 0 0 1 0 49z" fillOpacity="0.75" />
      <ChargeOnField
        charge={badgeCharges[motif]}
        metal="argent"
        field={first}
        left={14}
        top={13.5}
        edge={36}
      />
      {isLocked ? (
        <circle cx="32" cy="32" r="24.5" fill={paintOf('deep')} fillOpacity="0.4" />
      ) : null}
    </svg>
  );
}
