import { itemsAt } from '@/features/bot-modules/engine/read';
import { holderModules } from '@/features/holder-checks/holderCheck';
import { findCollection, findToken } from '../market/market';
import { wantedBy } from '../conditions/holderConditions';
import type { World } from '../../store/world';

export interface CountedAsset {
  /** Mint of a token or address of a collection. */
  asset: string;
  name: string;
}

/** What the holder rules of a server count, by name: of other holdings its team is told nothing. */
export function countedAssets({ db }: World, serverId: string): CountedAsset[] {
  const assets = db.modules
    .filter((row) => row.serverId === serverId && holderModules.some((slug) => slug === row.slug))
    .flatMap(({ rules }) => rules)
    .flatMap(({ values }) => itemsAt(values, 'conditions'))
    .flatMap((condition) => wantedBy(condition).asset ?? []);
  return [...new Set(assets)]
    .flatMap((asset) => {
      const name = findCollection(asset)?.name ?? findToken(asset)?.symbol;
      return name === undefined ? [] : [{ asset, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
