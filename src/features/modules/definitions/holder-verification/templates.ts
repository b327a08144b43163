import type { Template } from '../../engine/defineModule';
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
    text: 'A role for whoever holds a piece of your collection.',
    values: { name: 'Holder', conditions: [holds({})] },
    asks: ['conditions.0.collection', 'rewardRoles', 'panelChannelId'],
  },
  {
    id: 'by-number',
    title: 'Holder roles by number',
    text: 'A role for ten pieces or more. Copy it for each step.',
    values: { name: 'Whale: 10 and more', conditions: [holds({ least: 10 })] },
    asks: ['conditions.0.collection', 'rewardRoles', 'panelChannelId'],
  },
  {
    id: 'by-trait',
    title: 'By trait',
    text: 'A role for pieces with a trait, such as a golden robe.',
    values: {
      name: 'By trait',
      conditions: [holds({ kind: 'TRAITS', traits: [{ name: '', values: [] }] })],
    },
    asks: [
      'conditions.0.collection',
      'conditions.0.traits.0.name',
      'conditions.0.traits.0.values',
      'rewardRoles',
      'panelChannelId',
    ],
  },
  {
    id: 'diamond-hands',
    title: 'Diamond hands',
    text: 'A role for who has held for 90 days and doesn’t sell.',
    values: { name: 'Diamond hands', conditions: [holds({ heldForDays: 90 })] },
    asks: ['conditions.0.collection', 'rewardRoles', 'panelChannelId'],
  },
];
