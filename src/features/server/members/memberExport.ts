import { request } from '@/shared/api/request';
import type { InputOf } from '@/shared/api/endpoint';
import type { DataColumn } from '@/shared/ui/table/column';
import { toCsv } from '@/shared/ui/table/csv';
import { heldText } from './columns';
import { exportMembers } from './exportEndpoints';
import type { ExportedMember } from './exportedMember';

type Filters = InputOf<typeof exportMembers>['body']['filters'];

/** What the file holds, by column. Times are ISO in UTC, amounts exact. */
const exportColumns: readonly Pick<DataColumn<ExportedMember>, 'header' | 'value'>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Username', value: ({ username }) => username },
  { header: 'Discord ID', value: ({ discordId }) => discordId },
  { header: 'Roles', value: ({ roles }) => roles.map(({ name }) => name).join('; ') },
  { header: 'Verified', value: ({ isVerified }) => isVerified },
  { header: 'Wallet linked', value: ({ hasWallet }) => hasWallet },
  { header: 'Counts toward rules', value: ({ holdings }) => holdings.map(heldText).join('; ') },
  { header: 'Joined', value: ({ joinedAt }) => joinedAt },
  { header: 'Left', value: ({ leftAt }) => leftAt },
  { header: 'Last active', value: ({ lastActiveAt }) => lastActiveAt },
  { header: 'Messages, 30 days', value: ({ messages }) => messages },
  { header: 'Points', value: ({ points }) => points },
  { header: 'Level', value: ({ level }) => level },
  { header: 'Quests', value: ({ quests }) => quests },
  { header: 'Wallets shown', value: ({ wallets }) => wallets.join('; ') },
  { header: 'X shown', value: ({ x }) => x },
  { header: 'Telegram shown', value: ({ telegram }) => telegram },
];

interface Reading {
  onProgress: (done: number, total: number | null) => void;
  isStopped: () => boolean;
}

const LINE_END = '\r\n';

/**
 * The members that match as CSV, made part by part as they come: all at once would keep the page from answering.
 * Null where it was stopped; throws where a part failed or could not be read whole, since a file that lacks rows
 * would pass for whole.
 */
export async function membersAsCsv(
  serverId: string,
  filters: Filters,
  { onProgress, isStopped }: Reading,
): Promise<{ count: number; text: string } | null> {
  const parts: string[] = [];
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const result = await request(exportMembers, {
      params: { id: serverId },
      body: after === undefined ? { filters } : { filters, after },
    });
    if (isStopped()) return null;
    if (!result.success) throw new Error(result.message);
    const { items, total, next, leftOut } = result.data;
    if (leftOut) throw new Error('Not all members could be read.');
    const text = await toCsv(items, exportColumns);
    // The head of the columns stands once.
    parts.push(parts.length === 0 ? text : text.slice(text.indexOf(LINE_END) + LINE_END.length));
    count += items.length;
    onProgress(count, total);
    if (next === null) return { count, text: parts.join(LINE_END) };
    // A server that never ends is not asked for ever.
    if (items.length === 0 || next === after) throw new Error('The server repeats itself.');
    after = next;
  }
}
