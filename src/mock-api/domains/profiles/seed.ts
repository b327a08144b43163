import { MOST_NFTS } from '@/features/identity/profiles/profile';
import type { Db } from '../../store/db';
import { personaUserId } from '../accounts/personas';
import { pieceAddress } from '../holdings/pieces';
import type { ProfileRow } from './rows';

/** The regular shows almost everything, with a public link. All others have the defaults. */
export function seedProfiles({
  linkedWallets,
  holdings,
}: Pick<Db, 'linkedWallets' | 'holdings'>): ProfileRow[] {
  const userId = personaUserId('regular');
  const own = new Set(linkedWallets.flatMap((row) => (row.userId === userId ? [row.address] : [])));
  const nfts = holdings
    .filter(({ wallet }) => own.has(wallet))
    .flatMap(({ asset, pieces = [] }) => pieces.map(({ number }) => pieceAddress(asset, number)))
    .slice(0, MOST_NFTS);
  return [
    {
      userId,
      version: 1,
      bio: 'Quests before breakfast. I collect towers and the people who build them.',
      website: 'https://amber.example',
      visibility: 'PUBLIC',
      isPublicLink: true,
      nfts,
      shown: {
        points: true,
        activity: true,
        servers: true,
        socials: true,
        wallets: false,
        level: true,
        streak: true,
        badges: true,
        nfts: true,
        earned: true,
      },
    },
  ];
}
