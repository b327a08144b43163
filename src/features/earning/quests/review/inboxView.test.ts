import { expect, test } from 'vitest';
import { readTableState } from '@/shared/ui/table/tableState';
import { INBOX_PREFIX, inboxColumns, inboxQuery, isAsAtFirst } from './inboxView';

const at = (search: string) =>
  readTableState(new URLSearchParams(search), inboxColumns, {}, INBOX_PREFIX);

test('requests waiting submissions unless the address says otherwise', () => {
  expect(inboxQuery('srv', undefined, at(''))).toEqual({
    serverId: 'srv',
    state: 'IN_REVIEW',
    page: 1,
    pageSize: 25,
  });
});

test('requests the flagged submissions of one quest by name', () => {
  expect(inboxQuery('srv', 'q1', at('in-state=ALL&in-flagged=true&in-q=mira&in-page=3'))).toEqual({
    serverId: 'srv',
    questId: 'q1',
    flagged: 'true',
    search: 'mira',
    page: 3,
    pageSize: 25,
  });
});

test('ignores a state that does not exist', () => {
  expect(inboxQuery('srv', undefined, at('in-state=NONSENSE')).state).toBe('IN_REVIEW');
});

test('ignores the search of the list of rules', () => {
  expect(isAsAtFirst(at('q=gate&page=4&state=ALL'))).toBe(true);
});
