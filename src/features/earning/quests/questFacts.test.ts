import { expect, test } from 'vitest';
import { savedSettings } from './quest';
import { factsOf } from './questFacts';
import { NOW, sampleCard } from './testing/samples';

test('a quest on the board says how it repeats and how many places are left', () => {
  const card = sampleCard({ recurrence: 'DAILY', capacity: 10, taken: 4 });
  expect(factsOf(card, NOW)).toEqual([
    ['Recurrence', 'Daily, 12 hours left'],
    ['Availability', '6 of 10 spots left'],
  ]);
});

test('a fact that the answer lacks is left out', () => {
  const settings = savedSettings.parse({});
  expect(factsOf({ ...settings, recurrence: 'WEEKLY' }, NOW)).toContainEqual([
    'Recurrence',
    'Weekly',
  ]);
  expect(factsOf(settings, NOW).map(([label]) => label)).not.toContain('Recurrence');
});
