import { expect, test } from 'vitest';
import { questIn, questSearch } from './openedQuest';

test('a query names a quest, and keeps what else is in it', () => {
  const names = { server: 'keep', quest: 'through-the-gate' };
  expect(questSearch('', names)).toBe('quest=keep/through-the-gate');
  expect(questSearch('?ref=ada&quest=a/b', names)).toBe('ref=ada&quest=keep/through-the-gate');
  expect(questSearch('?ref=ada&quest=a/b', null)).toBe('ref=ada');
  expect(questIn('?ref=ada&quest=keep/through-the-gate')).toEqual(names);
});

test.each(['é/ü', 'a b/c&d', '%2e%2e/x'])('%s survives being written', (text) => {
  const [server = '', quest = ''] = text.split('/');
  expect(questIn(`?${questSearch('', { server, quest })}`)).toEqual({ server, quest });
});

test.each(['', '?quest=', '?quest=keep', '?quest=/x', '?quest=keep/', '?quest=a/b/c'])(
  'no quest is open at %j',
  (search) => {
    expect(questIn(search)).toBeNull();
  },
);
