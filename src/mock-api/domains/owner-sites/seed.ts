import { isStoredSecret } from '@/features/modules/field-types/secret/secret';
import questModule from '@/features/modules/definitions/quest/definition';
import type { ModuleRow, SecretRow } from '../module-settings/rows';
import { OWNER_SITE } from './ownerSiteValues';
import type { OwnerSiteRow } from './rows';

/** The secret that signs the calls of seeded quests. */
const SEED_SECRET = 'a-secret-of-the-seed-alone';

/** The secrets that seeded quests refer to. */
export const seedSecrets = (modules: readonly ModuleRow[]): SecretRow[] =>
  modules
    .filter(({ slug }) => slug === questModule.slug)
    .flatMap(({ serverId, rules }) =>
      rules
        .flatMap(({ values }) => questModule.read(values).tasks)
        .flatMap(({ secret }) => (isStoredSecret(secret) ? [secret] : []))
        .map(({ id, destination }) => ({ id, serverId, destination, value: SEED_SECRET })),
    );

/** The first answer of the seeded owner's website. */
export const seedOwnerSites = (): OwnerSiteRow[] => [
  {
    url: OWNER_SITE,
    address: '93.184.215.14',
    status: 400,
    text: '{"message":"You have seen 2 of 3 towers."}',
    isSlow: false,
  },
];
