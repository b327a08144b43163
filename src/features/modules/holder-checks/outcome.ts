import { counted } from '@/shared/text/language';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { CheckedRule, HolderCheck } from './holderCheck';

type Outcome = 'MET' | 'NOT_MET' | 'UNKNOWN';

/** How a rule or a condition came out; null is one that could not be checked. */
export const outcomeOf = (met: boolean | null): Outcome =>
  met === null ? 'UNKNOWN' : met ? 'MET' : 'NOT_MET';

export const outcomeColours: Readonly<Record<Outcome, BadgeColour>> = {
  MET: 'success',
  NOT_MET: 'secondary',
  UNKNOWN: 'warning',
};

/** How a condition came out, in words. */
export const metInWords = (met: boolean | null): string =>
  met === null ? 'Couldn’t check' : met ? 'Met' : 'Not met';

/** How a rule came out, in words. */
export const verdictInWords = (qualifies: boolean | null): string =>
  qualifies === null ? 'Couldn’t check' : qualifies ? 'Qualifies' : 'Doesn’t qualify';

/** Whether they have a role of a rule, and why, in words. */
export function roleInWords(
  { held, how }: CheckedRule['roles'][number],
  { qualifies, isOn }: Pick<CheckedRule, 'qualifies' | 'isOn'>,
): string {
  if (held === null) return how ?? '';
  if (held) return `Has this role. ${how ?? ''}`.trim();
  if (how !== null) return `Doesn’t have this role. ${how}`;
  return qualifies === true && isOn
    ? 'Qualifies. The next check gives the role, or apply role changes now.'
    : 'Doesn’t have this role.';
}

/** An answer in one sentence, for who does not see it come. */
export function checkInWords({ found, message, member, rules }: HolderCheck): string {
  if (found === 'NOBODY') return message ?? 'No match found.';
  const met = rules.filter(({ qualifies }) => qualifies === true).length;
  return `${member?.name ?? 'The wallet'} qualifies for ${String(met)} of ${counted(rules.length, 'rule')}.`;
}
