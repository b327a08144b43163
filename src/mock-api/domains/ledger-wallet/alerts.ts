import { counted } from '@/shared/text/language';
import { tellable } from '../access/access';
import { formatUnits } from '@/shared/money/lamports';
import type { GuildRow } from '../guilds/rows';
import { tell } from '../notifier/news';
import type { World } from '../../store/world';
import { alertOf, type FundView } from './funds';
import type { LedgerAlertRow } from './rows';

/** Keeps the row of a server in place of the one there was. */
export function keepAlert(world: World, row: LedgerAlertRow): void {
  const others = world.db.ledgerAlerts.filter(({ serverId }) => serverId !== row.serverId);
  world.db.ledgerAlerts = [...others, row];
  world.changed();
}

const keyOf = ({ token }: FundView) => token.mint ?? 'SOL';

const lowText = (amount: string, symbol: string, daysLeft: number | null): string =>
  daysLeft === null
    ? `${amount} ${symbol} available.`
    : `${amount} ${symbol} available, enough for ${counted(daysLeft, 'day')} at the current rate.`;

/** Tells the team once of each token that runs low, and again only after there was enough of it. */
export function tellWhatIsLow(world: World, guild: GuildRow, funds: readonly FundView[]): void {
  const alert = alertOf(world, guild.id);
  const low = funds.filter(({ isLow }) => isLow);
  const fresh = low.filter((fund) => !alert.told.includes(keyOf(fund)));
  const told = low.map(keyOf);
  if (fresh.length === 0 && told.length === alert.told.length) return;
  for (const { token, free, daysLeft } of fresh)
    for (const userId of tellable(world, guild))
      tell(world, userId, 'community', {
        event: 'TREASURY',
        title: `${guild.name}’s ledger wallet is running low`,
        text: lowText(formatUnits(BigInt(free), token.decimals), token.symbol, daysLeft),
        path: '/dashboard/ledger-wallet',
      });
  keepAlert(world, { ...alert, told });
}
