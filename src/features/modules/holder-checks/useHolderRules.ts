import { useMemo } from 'react';
import { useModulesQuery, useRulesQuery } from '@/features/modules/engine/modulesApi';
import type { HolderModule } from './holderModules';
import { givingRules, type RoleRule } from './sharedRoles';

const NFT = 'holder-verification';
const TOKEN = 'crypto-holder-verification';

/** Rules of a server that give roles to holders, as one of the two modules sees them. None before they're loaded. */
export function useHolderRules(serverId: string, own: HolderModule): readonly RoleRule[] {
  const nft = useRulesQuery({ serverId, slug: NFT });
  const token = useRulesQuery({ serverId, slug: TOKEN });
  const { data } = useModulesQuery(serverId);
  return useMemo(() => {
    const lists = [
      { slug: NFT, rules: nft.data?.rules },
      { slug: TOKEN, rules: token.data?.rules },
    ];
    return lists.flatMap(({ slug, rules }) =>
      givingRules(rules, {
        state: data?.modules.find((module) => module.slug === slug)?.state,
        isOwn: slug === own,
      }),
    );
  }, [nft.data, token.data, data, own]);
}
