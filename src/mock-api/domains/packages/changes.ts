import { counted } from '@/shared/text/language';
import type { ChangeRow } from '../audit/rows';
import type { World } from '../../store/world';
import type { PackageRow } from './rows';

const onOffer = ({ status }: PackageRow) => (status === 'ENABLED' ? 'Available' : 'Not available');

/** Fields of a package in the audit log, in words. */
const words: readonly [field: string, say: (row: PackageRow) => string][] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Price', ({ price }) => `${price} SOL`],
  [
    'Term',
    ({ durationDays }) => (durationDays === null ? 'No end date' : counted(durationDays, 'day')),
  ],
  ['Features', ({ items }) => items.map(({ name }) => name).join(', ')],
  ['Rules per list', ({ ruleLimit }) => String(ruleLimit)],
  [
    'Free trial',
    ({ trialDays = null }) => (trialDays === null ? 'None' : counted(trialDays, 'day')),
  ],
  ['Highlight', ({ highlight }) => (highlight ? 'Yes' : 'No')],
  [
    'Visibility',
    ({ visibility }) => (visibility === 'PUBLIC' ? 'Home pages and dashboard' : 'Dashboard only'),
  ],
  ['Status', onOffer],
];

/** Differences between two states of a package, field by field. */
export function packageChanges(before: PackageRow, after: PackageRow): ChangeRow[] {
  return words.flatMap(([field, say]) => {
    const [was, is] = [say(before), say(after)];
    return was === is ? [] : [{ field: `${after.name}: ${field}`, before: was, after: is }];
  });
}

/** Ids of all packages, smallest first. */
export const idsInOrder = ({ db }: World): string[] =>
  db.packages.toSorted((one, other) => one.order - other.order).map(({ id }) => id);

/** Their names, in the order of the ids. */
export const namesOf = ({ db }: World, ids: readonly string[]): string =>
  ids.map((id) => db.packages.find((row) => row.id === id)?.name ?? id).join(', ');
