import { findCollection, findToken } from '../market/market';
import { readHolderRule } from '../conditions/holders';
import type { GuildRow } from '../guilds/rows';
import { holderRules } from '../holder-checks/holderRules';
import type { World } from '../../store/world';

export interface CountedAsset {
  /** Mint of a token, or address of a collection. */
  asset: string;
  name: string;
}

/** Assets that the server's holder rules count, by name. The team sees no other holdings. */
export function countedAssets(world: World, guild: GuildRow): CountedAsset[] {
  const assets = holderRules(world, guild)
    .flatMap((rule) => readHolderRule(rule).wanted)
    .flatMap(({ asset }) => asset ?? []);
  return [...new Set(assets)]
    .flatMap((asset) => {
      const name = findCollection(asset)?.name ?? findToken(asset)?.symbol;
      return name === undefined ? [] : [{ asset, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
