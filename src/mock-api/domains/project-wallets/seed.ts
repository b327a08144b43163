import { ed25519 } from '@noble/curves/ed25519.js';
import { encodeBase58 } from '@/shared/solana/base58';
import { DAY, HOUR } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import { personaUserId } from '../accounts/personas';
import type { ProjectWalletRow } from './rows';

const seeded: readonly (Pick<
  ProjectWalletRow,
  'serverId' | 'label' | 'role' | 'flag' | 'addedBy'
> & {
  age: number;
})[] = [
  {
    serverId: 'srv-keep',
    label: 'Vault',
    role: 'TREASURY',
    flag: 'DEFAULT',
    addedBy: personaUserId('owner'),
    age: 60 * DAY,
  },
  {
    serverId: 'srv-keep',
    label: 'New vault',
    role: 'TREASURY',
    flag: 'NOT_DEFAULT',
    addedBy: personaUserId('owner'),
    age: 3 * HOUR,
  },
  {
    serverId: 'srv-keep',
    label: 'Mint authority',
    role: 'VERIFICATION',
    flag: 'DEFAULT',
    addedBy: personaUserId('owner'),
    age: 40 * DAY,
  },
  {
    serverId: 'srv-hq',
    label: 'HQ treasury',
    role: 'TREASURY',
    flag: 'DEFAULT',
    addedBy: personaUserId('staff'),
    age: 90 * DAY,
  },
  {
    serverId: 'srv-other',
    label: null,
    role: 'TREASURY',
    flag: 'DEFAULT',
    addedBy: personaUserId('reviewer'),
    age: 20 * DAY,
  },
];

/** Cache of addresses: deriving one takes longer than the rest of a world. */
const addresses = new Map<string, string>();
function addressOf(serverId: string, index: number): string {
  const place = `${serverId} ${String(index)}`;
  const known = addresses.get(place);
  if (known !== undefined) return known;
  const secret = randomOf(serverId, 'project', String(index)).bytes(32);
  const made = encodeBase58(ed25519.getPublicKey(secret));
  addresses.set(place, made);
  return made;
}

/** Wallets of projects; no one has their keys. */
export const seedProjectWallets = (now: number): ProjectWalletRow[] =>
  seeded.map(({ serverId, label, role, flag, addedBy, age }, index) => ({
    id: `pwl-${String(index + 1)}`,
    serverId,
    address: addressOf(serverId, index),
    label,
    role,
    flag,
    method: 'SIWS',
    addedAt: now - age,
    provenAt: now - age,
    addedBy,
  }));
