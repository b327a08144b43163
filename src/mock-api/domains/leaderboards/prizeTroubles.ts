import {
  LEAST_SOL,
  rangeTroubles,
  type PrizeBody,
} from '@/features/earning/leaderboards/prizeRules';
import type { FieldError } from '@/shared/api/envelope';
import type { World } from '../../store/world';
import { dangerOf } from '../guilds/dangerousRoles';
import type { GuildRow } from '../guilds/rows';
import { tokenOf } from '../payouts/funds';
import { heldTokens } from '../payouts/ledgerKey';
import type { PrizeRow } from '../seasons/rows';

/** Errors of a season's prizes, each at its field. */
export const prizeTroubles = (
  world: World,
  guild: GuildRow,
  prizes: readonly PrizeBody[],
): FieldError[] => [
  ...rangeTroubles(prizes),
  ...prizes.flatMap((prize, index) =>
    troublesOf(world, guild, prize).map(({ path, message }) => ({
      path: `prizes.${String(index)}.${path}`,
      message,
    })),
  ),
];

function troublesOf(world: World, guild: GuildRow, prize: PrizeBody): FieldError[] {
  const { kind, points, text } = prize;
  if (kind === 'TOKEN') return tokenTroubles(guild, prize);
  if (kind === 'ROLE') return roleTroubles(world, guild, prize);
  if (kind === 'POINTS' && points === null)
    return [{ path: 'points', message: 'Enter a whole number of points from 1 to 1,000,000.' }];
  return kind === 'OTHER' && text === '' ? [{ path: 'text', message: 'Enter a prize.' }] : [];
}

function tokenTroubles({ id }: GuildRow, { mint, amount }: PrizeBody): FieldError[] {
  if (mint !== null && (!heldTokens(id).includes(mint) || tokenOf(mint) === null))
    return [
      {
        path: 'mint',
        message:
          'The ledger wallet doesn’t hold this token. Deposit some, or choose another token.',
      },
    ];
  const units = BigInt(amount ?? '0');
  if (units === 0n) return [{ path: 'amount', message: 'Enter an amount.' }];
  return mint === null && units < LEAST_SOL
    ? [{ path: 'amount', message: 'Enter at least 0.001 SOL. Empty wallets can’t receive less.' }]
    : [];
}

function roleTroubles(world: World, guild: GuildRow, { roleId }: PrizeBody): FieldError[] {
  const { roles, guildId } = guild;
  const at = (message: string) => [{ path: 'roleId', message }];
  if (roleId === null) return at('Choose a role.');
  const role = roles.find(({ id }) => id === roleId);
  const own = roles.find(({ isBot }) => isBot)?.position ?? 0;
  if (!role) return at('This role was deleted. Pick another.');
  if (role.managed || role.id === guildId)
    return at(`${role.name} can’t be given to members. Choose another role.`);
  if (role.position >= own)
    return at(`${role.name} is above the bot’s role. Move the bot’s role higher in Discord.`);
  const danger = dangerOf(world, guild, role);
  return danger === null ? [] : at(danger);
}

/** A prize as it is stored, with the fields of its kind only. */
export const prizeRow = ({
  from,
  to,
  kind,
  mint,
  amount,
  points,
  roleId,
  text,
}: PrizeBody): PrizeRow => ({
  from,
  to,
  kind,
  mint: kind === 'TOKEN' ? mint : null,
  amount: kind === 'TOKEN' ? amount : null,
  points: kind === 'POINTS' ? points : null,
  roleId: kind === 'ROLE' ? roleId : null,
  text: kind === 'OTHER' ? text : '',
});
