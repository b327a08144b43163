import { createQuestCases, KEEPERS } from '@/mock-api/testing/questCases';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import { DEFAULT } from './fields';
import categories from './definition';

const { category, roles } = createQuestCases();
const lock = (values: Values) => category(values).lockedBecause;
const later = { hasStart: true, startDate: '2026-12-01' };
const OPENS = 'Not met: Category opens on 2026-12-01.';
const CLOSED = 'Not met: Category closed after 2026-11-19.';

describeEffects(categories, {
  name: { value: 'Lore', outcome: (values) => category(values).name, becomes: 'Lore', from: '' },
  emoji: { value: '🏰', outcome: (values) => category(values).emoji, becomes: '🏰', from: null },
  colour: {
    value: 0x12_34_56,
    outcome: (values) => category(values).color,
    becomes: 0x12_34_56,
    from: 0xe0_ad_3d,
  },
  description: {
    value: 'Old tales.',
    outcome: (values) => category(values).description,
    becomes: 'Old tales.',
    from: null,
  },
  defaultFlag: { given: later, value: DEFAULT, outcome: lock, becomes: null, from: OPENS },
  visibility: {
    given: { roles: [roles.other] },
    value: 'ROLE',
    outcome: lock,
    becomes: 'Not met: Has the role Whale.',
    from: null,
  },
  collection: {
    given: { visibility: 'HOLDERS' },
    value: KEEPERS,
    outcome: lock,
    becomes: null,
    from: 'Not met: Holds 1 NFT from a collection.',
  },
  roles: {
    given: { visibility: 'ROLE' },
    value: [roles.held],
    outcome: lock,
    becomes: null,
    from: 'Not met: Has the role a deleted role.',
  },
  hasStart: {
    given: { startDate: '2026-12-01' },
    value: true,
    outcome: lock,
    becomes: OPENS,
    from: null,
  },
  startDate: {
    given: { hasStart: true },
    value: '2026-12-01',
    outcome: lock,
    becomes: OPENS,
    from: null,
  },
  hasEnd: {
    given: { endDate: '2026-11-19' },
    value: true,
    outcome: lock,
    becomes: CLOSED,
    from: null,
  },
  endDate: {
    given: { hasEnd: true },
    value: '2026-11-19',
    outcome: lock,
    becomes: CLOSED,
    from: null,
  },
  timeZone: {
    // At noon of Greenwich that day is over on Kiritimati.
    given: { hasEnd: true, endDate: '2026-11-20' },
    value: 'Pacific/Kiritimati',
    outcome: lock,
    becomes: 'Not met: Category closed after 2026-11-20.',
    from: null,
  },
  unlockAfter: {
    value: 'first',
    outcome: lock,
    becomes: 'Not met: Complete every quest in “First”.',
    from: null,
  },
});
