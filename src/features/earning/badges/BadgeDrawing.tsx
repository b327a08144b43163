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

/** A ring of sixteen lobes. */
const RIM =
  'M26.8 5.8A5.2 5.2 0 0 1 37.2 5.8A5.2 5.2 0 0 1 46.8 9.8A5.2 5.2 0 0 1 54.2 17.2A5.2 5.2 0 0 1 58.2 26.8A5.2 5.2 0 0 1 58.2 37.2A5.2 5.2 0 0 1 54.2 46.8A5.2 5.2 0 0 1 46.8 54.2A5.2 5.2 0 0 1 37.2 58.2A5.2 5.2 0 0 1 26.8 58.2A5.2 5.2 0 0 1 17.2 54.2A5.2 5.2 0 0 1 9.8 46.8A5.2 5.2 0 0 1 5.8 37.2A5.2 5.2 0 0 1 5.8 26.8A5.2 5.2 0 0 1 9.8 17.2A5.2 5.2 0 0 1 17.2 9.8A5.2 5.2 0 0 1 26.8 5.8z';

export interface BadgeDrawingProps {
  art: string;
  tone: string;
  isLocked: boolean;
  className: string;
}

/** Drawing of a badge. Its name is beside it. */
export default function BadgeDrawing({ art, tone, isLocked, className }: BadgeDrawingProps) {
  const motif = badgeArts.find((each) => each === art) ?? badgeArts[0];
  const color = badgeTones.find((each) => each === tone) ?? badgeTones[0];
  const [first, second] = isLocked ? LOCKED : fields[color];
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path fill={paintOf(isLocked ? 'shade' : 'gold')} fillOpacity={isLocked ? 0.5 : 1} d={RIM} />
      <circle cx="32" cy="32" r="24.5" fill={paintOf('deep')} fillOpacity="0.55" />
      <circle cx="32" cy="32" r="23.25" fill={first} />
      <path fill={second} d="M32 8.75a23.25 23.25 0 0 1 0 46.5z" fillOpacity="0.75" />
      <ChargeOnField
        charge={badgeCharges[motif]}
        metal="argent"
        field={first}
        left={13}
        top={12.5}
        edge={38}
      />
      {isLocked ? (
        <circle cx="32" cy="32" r="23.25" fill={paintOf('deep')} fillOpacity="0.4" />
      ) : null}
    </svg>
  );
}
