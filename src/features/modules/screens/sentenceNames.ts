import type { ServerDetails } from '@/features/server/discord/guild';
import { dayText, hourText } from '@/shared/format/times';
import { preferences } from '@/shared/format/displayPreferences';
import { shortAddress } from '@/shared/solana/shortAddress';
import { listOfPieces, type Names } from '../engine/sentence';
import type { KnownAssets } from '../market/market';

/** Names for the sentences about a server's rules. Unknown names are replaced by general words. */
export function createNames(details: ServerDetails | null, assets: KnownAssets): Names {
  const channels = details?.guildChannels ?? [];
  const roles = details?.guildRoles ?? [];
  return {
    channel: (id) => {
      const known = channels.find((channel) => channel.id === id);
      if (known) return { name: `#${known.name}` };
      return id === '' || details === null ? 'a channel' : 'an unknown channel';
    },
    roles: (ids, word) => {
      const known = roles.filter(({ id }) => ids.includes(id)).map(({ name }) => ({ name }));
      const lost = ids.length - known.length;
      if (known.length === 0) return [ids.length > 1 ? 'roles' : 'a role'];
      return listOfPieces(
        lost === 0 || details === null ? known : [...known, 'an unknown role'],
        word,
      );
    },
    asset: (address) => {
      if (address === '') return 'a collection';
      return { name: assets.get(address)?.name ?? shortAddress(address) };
    },
    symbol: (address) => {
      if (address === '') return 'tokens';
      return { name: assets.get(address)?.symbol ?? shortAddress(address) };
    },
    hour: (time) => {
      const at = Date.parse(`1970-01-01T${time}:00Z`);
      return Number.isNaN(at) ? '?' : hourText(at, 'UTC');
    },
    day: (date) => {
      const at = Date.parse(`${date}T00:00:00Z`);
      return Number.isNaN(at) ? '?' : dayText(at, 'UTC');
    },
    timeZone: preferences().timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
