import { readParts, type RowPart } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import type { InputOf } from '@/shared/api/endpoint';
import type { DataColumn } from '@/shared/ui/table/column';
import { heldText } from './columns';
import { exportMembers } from './exportEndpoints';
import type { ExportedMember } from './exportedMember';

type Filters = InputOf<typeof exportMembers>['body']['filters'];

/** What the file holds, by column. Times are ISO in UTC, amounts exact. */
export const exportColumns: readonly Pick<DataColumn<ExportedMember>, 'header' | 'value'>[] = [
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

/** The members that match, with what they share, part by part. Throws when a part can’t be read whole. */
export const readMembers = (
  serverId: string,
  filters: Filters,
  signal: AbortSignal,
): AsyncIterable<RowPart<ExportedMember>> =>
  readParts(
    ({ after = '' }) =>
      request(
        exportMembers,
        { params: { id: serverId }, body: after === '' ? { filters } : { filters, after } },
        signal,
      ),
    { keyOf: ({ id }) => id, signal },
  );
