import type { Template } from '../../engine/newRule';
import { initialValues } from '../../engine/schema';
import { condition, type NftCondition } from './condition';
import type { HolderRule } from './definition';

const holds = (own: Partial<NftCondition>): NftCondition => ({
  ...initialValues(condition),
  ...own,
});

/** What a rule can begin from; collection, roles and channel are the server's own. */
export const templates: readonly Template<HolderRule>[] = [
  {
    id: 'holder',
    title: 'Holder',
    text: 'A role for members who hold an NFT from your collection.',
    values: { name: 'Holder', conditions: [holds({})] },
    asks: ['conditions.0.collection'],
  },
  {
    id: 'by-number',
    title: 'Holder tier',
    text: 'A role for holding 10 or more NFTs. Duplicate it for each tier.',
    values: { name: 'Whale: 10 or more', conditions: [holds({ least: 10 })] },
    needs: { rewardRoles: 'whale' },
    asks: ['conditions.0.collection'],
  },
  {
    id: 'by-trait',
    title: 'By trait',
    text: 'A role for NFTs with a certain trait, such as a gold robe.',
    values: {
      name: 'By trait',
      conditions: [holds({ kind: 'TRAITS', traits: [{ name: '', values: [] }] })],
    },
    needs: { rewardRoles: null },
    asks: [
      'conditions.0.collection',
      'conditions.0.traits.0.name',
      'conditions.0.traits.0.values',
      'rewardRoles',
    ],
  },
  {
    id: 'diamond-hands',
    title: 'Diamond hands',
    text: 'A role for members who have held for 90 days without listing.',
    values: { name: 'Diamond hands', conditions: [holds({ heldForDays: 90 })] },
    needs: { rewardRoles: 'diamond' },
    asks: ['conditions.0.collection', 'rewardRoles'],
  },
];
