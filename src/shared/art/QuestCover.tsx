import { motifs } from './charges';
import { paintOf } from './drawing';
import { ChargeOnField, tincturesOf } from './heraldry';
import { pickByName } from './pickByName';
import { questMotif } from './questMotif';

/** The part of the field that has the second tincture. */
const divisions = [
  'M80 0h80v90H80z',
  'M0 0h160L0 90z',
  'M80 22l80 68H0z',
  'M80 0h80v45H80zM0 45h80v45H0z',
  'M0 0h40v90H0zM80 0h40v90H80z',
  'M34 0h92L80 90z',
] as const;

/** The ground below the field: a wall, two hills, or a wall with two towers. */
const grounds = [
  'M0 90V70h6v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5H160v15z',
  'M0 90V74q26-14 60 0 46-15 100-3v19z',
  'M0 90V56h5v5h6v-5h6v5h6v-5h5v21h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5H132V56h5v5h6v-5h6v5h6v-5h5v34z',
] as const;

/** Stars in pairs, so far out that the charge never covers them. */
const skies = [
  'M22 18l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM140 34l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM40 44l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z',
  'M138 16l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM18 38l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM124 50l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z',
] as const;

interface QuestCoverProps {
  /** Decides the field. */
  title: string;
  /** Kind of the quest's first task, which decides the motif. */
  firstKind: string | undefined;
  className?: string;
}

/** The cover of a quest without a picture: 16 by 9, also usable as a square tile, which shows the middle. */
export default function QuestCover({ title, firstKind, className }: QuestCoverProps) {
  const [first, second] = tincturesOf(title);
  return (
    <svg
      className={className}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={first} d="M0 0h160v90H0z" />
      <path fill={second} d={pickByName(title, 'division', divisions)} />
      <path fill={paintOf('deep')} fillOpacity="0.2" d="M0 0h160v90H0z" />
      <path fill={paintOf('argent')} fillOpacity="0.6" d={pickByName(title, 'sky', skies)} />
      <path fill={paintOf('deep')} fillOpacity="0.55" d={pickByName(title, 'ground', grounds)} />
      <circle cx="80" cy="45" r="35" fill={second} />
      <circle
        cx="80"
        cy="45"
        r="35"
        fill={paintOf('deep')}
        fillOpacity="0.45"
        stroke={paintOf('argent')}
        strokeOpacity="0.5"
      />
      <ChargeOnField
        charge={motifs[questMotif(title, firstKind)]}
        metal="argent"
        field={first}
        left={52}
        top={17}
        edge={56}
      />
    </svg>
  );
}
