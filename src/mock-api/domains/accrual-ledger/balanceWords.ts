import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { counted } from '@/shared/text/language';
import { entriesOf, totalsOf } from '../point-balances/sums';
import type { MemberContext } from '../conditions/conditions';
import { ENGAGE_TO_EARN, maxBalanceOf, minBalanceOf } from './balance';
import { decayOf } from './expiry';
import { engageProgram, wasUnlocked } from './programs';

/** Example balance for which the weekly loss is shown, in points. */
const SHOWN = 1000;

const losses = ({ onLeave, onBan }: EngageSettings): string[] => [
  ...(onLeave === 'RESET' ? ['leaving the server'] : []),
  ...(onBan === 'RESET' ? ['a ban'] : []),
];

/** Effects of the settings on a balance, as the team reads them beside an estimate. */
export function balanceNotes(settings: EngageSettings): string[] {
  const [least, most] = [minBalanceOf(settings), maxBalanceOf(settings)];
  const lost = losses(settings);
  return [
    ...(most === null ? [] : [`Members stop earning at a balance of ${counted(most, 'point')}.`]),
    ...(least === 0
      ? []
      : [`Games and claims leave at least ${counted(least, 'point')} in a balance.`]),
    ...(settings.decay === 0
      ? []
      : [
          `A week without activity takes ${counted(decayOf(settings, SHOWN), 'point')} from a balance of ${counted(SHOWN, 'point')}.`,
        ]),
    ...(lost.length === 0 ? [] : [`Members lose their balance after ${lost.join(' or ')}.`]),
  ];
}

/** The same for members, beside how they earn. The maximum is missing here; it is shown as a limit. */
function balanceDetails(settings: EngageSettings): { label: string; value: string }[] {
  const least = minBalanceOf(settings);
  const { decay } = settings;
  const lost = losses(settings);
  return [
    ...(least === 0
      ? []
      : [{ label: 'Minimum balance after games and claims', value: counted(least, 'point') }]),
    ...(decay === 0
      ? []
      : [
          {
            label: 'Lost after a week without activity',
            value: `${String(decay)}% of your balance`,
          },
        ]),
    ...(lost.length === 0
      ? []
      : [{ label: 'You lose your balance after', value: lost.join(', ') }]),
  ];
}

/** Limits and losses of a member's Engage to earn points: a row beside the ways to earn them. */
export function balanceEarning({ world, guild, userId }: MemberContext) {
  const engage = engageProgram(world, guild);
  const now = world.clock.now();
  if (!engage?.isOn || !wasUnlocked(world, guild.id, 'engage-to-earn', now)) return [];
  const { values } = engage;
  const rows = entriesOf(world, guild.id, userId, ENGAGE_TO_EARN);
  const { available, locked } = totalsOf(rows, now);
  const most = maxBalanceOf(values);
  const details = balanceDetails(values);
  if (most === null && details.length === 0) return [];
  return [
    {
      id: `${guild.id}-balance`,
      title: 'Limits on your points',
      pays: 'What you keep of the points you earn here.',
      counted: counted(Math.floor(available), 'point'),
      details,
      multiplier: null,
      next: null,
      nextAt: null,
      limit:
        most === null
          ? null
          : { label: 'Balance', used: Math.max(0, Math.floor(available + locked)), most },
      why: null,
      fix: null,
    },
  ];
}
