import { shortAddress } from '@/shared/solana/shortAddress';
import { listed } from '@/shared/text/listed';
import { timeOf } from '@/shared/time/timeOf';
import type { ChartMark } from '@/shared/ui/chart/series';

interface Linked {
  address: string;
  name: string | null;
  linkedAt: string | null;
}

/**
 * Marks the days on which wallets were linked, because the value rises there without a gain. The first day is left
 * out: nothing before it is on the chart.
 *
 * @param days YYYY-MM-DD in UTC, oldest first
 */
export function linkMarks(days: readonly string[], wallets: readonly Linked[]): ChartMark[] {
  return days.flatMap((day, index) => {
    const names = wallets.filter((wallet) => dayOf(wallet) === day).map(nameOf);
    return index === 0 || names.length === 0 ? [] : [{ index, act: 'Linked', name: listed(names) }];
  });
}

const nameOf = ({ name, address }: Linked) =>
  name === null || name.trim() === '' ? shortAddress(address) : name;

function dayOf({ linkedAt }: Linked): string | null {
  const at = timeOf(linkedAt);
  return at === null ? null : new Date(at).toISOString().slice(0, 10);
}
