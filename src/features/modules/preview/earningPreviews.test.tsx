import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import type { ModuleSpec } from '../engine/defineModule';
import type { PreviewProps } from '../engine/previewOf';
import type { Values } from '../common-fields/field';
import { MATCH_ANYONE, MATCH_EVERY } from '../field-types/match/field';
import chat from '../definitions/chat-to-earn/definition';
import engage from '../definitions/engage-to-earn/definition';
import hold from '../definitions/hold-to-earn/definition';
import play from '../definitions/play-to-earn/definition';
import quest from '../definitions/quest/definition';
import category from '../definitions/task-to-earn/definition';
import tweet from '../definitions/tweet-to-earn/definition';
import CategoryPreview from '../definitions/task-to-earn/Preview';
import ChatPreview from '../definitions/chat-to-earn/Preview';
import EngagePreview from '../definitions/engage-to-earn/Preview';
import HoldPreview from '../definitions/hold-to-earn/Preview';
import PlayPreview from '../definitions/play-to-earn/Preview';
import QuestPreview from '../definitions/quest/Preview';
import TweetPreview from '../definitions/tweet-to-earn/Preview';

const show = (Preview: ComponentType<PreviewProps>, spec: ModuleSpec, change: Values = {}) =>
  render(
    <Provider store={createStore().store}>
      <Preview
        values={{ ...spec.initial, ...change }}
        fields={spec.fields}
        variables={spec.variables}
      />
    </Provider>,
  );
const row = (name: RegExp) => screen.getByRole('row', { name });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('hold to earn: shows sample holdings and rewards, without figures for the whole server', () => {
  show(HoldPreview, hold);
  expect(row(/^100 500$/)).toBeVisible();
  expect(screen.queryByText(/budget/i)).not.toBeInTheDocument();
});

test('hold to earn: a program that gives a role shows no table', () => {
  show(HoldPreview, hold, { rewardKind: 'ROLE' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('chat to earn: shows what levels cost, and the message', () => {
  show(ChatPreview, chat);
  expect(row(/^10 4,675 234 3.9$/)).toBeVisible();
  expect(screen.getByText(/is level 10 now/)).toBeVisible();
});

test('chat to earn: currency without a cooldown causes a warning', () => {
  show(ChatPreview, chat, { pays: 'CURRENCY', cooldown: 0 });
  expect(screen.getByText(/Set a cooldown/)).toBeVisible();
});

test('chat to earn: a cooldown that is not typed yet causes no warning', () => {
  show(ChatPreview, chat, { pays: 'CURRENCY', cooldown: null });
  expect(screen.queryByText(/Set a cooldown/)).not.toBeInTheDocument();
});

test('engage to earn: shows a normal day and how long the budget lasts', () => {
  show(EngagePreview, engage);
  expect(row(/Total 1,205/)).toBeVisible();
  expect(row(/with the daily limit 1,000/)).toBeVisible();
  expect(fact('Budget lasts at least')).toHaveTextContent('33 days');
});

test('engage to earn: a budget that may run out within a month causes a warning', () => {
  show(EngagePreview, engage, { activeMembers: 40 });
  expect(screen.getByText(/run out within a month/)).toBeVisible();
});

test('tweet to earn: shows actions with their points and how each is verified', () => {
  show(TweetPreview, tweet, {
    multiplier: 2,
    actions: [
      { kind: 'REPLY', points: 50, verification: 'API' },
      { kind: 'LIKE', points: 1, verification: 'SAMPLED' },
      { kind: 'LIKE', points: 1, verification: 'SELF_ATTEST' },
    ],
  });
  const items = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Reply verified100 points',
    'Like sampled: 1 in 5 actions is checked2 points',
    'Like trusted: actions aren’t checked2 points',
  ]);
});

test('tweet to earn: a link that is not an X post causes a warning', () => {
  show(TweetPreview, tweet, { posts: [{ url: 'https://example.org/castle/status/1' }] });
  expect(screen.getByText('The link of post 1 isn’t a link to an X post.')).toBeVisible();
});

test('play to earn: shows what a game pays back, and its prizes', () => {
  show(PlayPreview, play, { games: [{ kind: 'WHEEL', table: 'SMALL', entry: 10, bonus: 1 }] });
  expect(row(/Daily wheel 95% 70/)).toBeVisible();
  expect(row(/× 7 1%/)).toBeVisible();
});

test('play to earn: a game that pays back too much causes a warning', () => {
  show(PlayPreview, play, { games: [{ kind: 'COIN_FLIP', minBet: 1, betRoom: 1, bonus: 2 }] });
  expect(screen.getByText(/can’t be saved/)).toBeVisible();
});

test('category: shows its card on the board', () => {
  show(CategoryPreview, category, { name: 'Social', visibility: 'HOLDERS', unlockAfter: 'rule-1' });
  const card = screen.getByRole('article', { name: 'On the quest board' });
  expect(within(card).getByRole('heading', { name: 'Social' })).toBeVisible();
  expect(card).toHaveTextContent('For holders. Locked until another category is completed.');
});

test('quest: an open card shows its tasks and reward', () => {
  show(QuestPreview, quest, {
    name: 'Say hello',
    tasks: [{ kind: 'TEXT', prompt: 'Tell us who you are' }],
    rewards: [{ kind: 'POINTS', points: 50 }],
  });
  const card = screen.getByRole('article', { name: 'Member view: Open' });
  expect(within(card).getByText('Tell us who you are')).toBeVisible();
  expect(card).toHaveTextContent('50 points For everyone who completes it.');
});

test.each([
  [MATCH_EVERY, 'Requires 2 conditions.'],
  [MATCH_ANYONE, 'Requires any of 2 conditions.'],
])('quest: with match mode %i a locked card says: %s', (match, words) => {
  show(QuestPreview, quest, { match, conditions: [{ kind: 'LEVEL' }, { kind: 'ROLE' }] });
  expect(screen.getByRole('article', { name: 'Member view: Locked' })).toHaveTextContent(words);
});

test('quest: without conditions there is no locked card', () => {
  show(QuestPreview, quest);
  expect(screen.queryByRole('article', { name: /Locked/ })).not.toBeInTheDocument();
});

test.each([
  ['hold to earn', HoldPreview, hold],
  ['chat to earn', ChatPreview, chat],
  ['engage to earn', EngagePreview, engage],
  ['tweet to earn', TweetPreview, tweet],
  ['play to earn', PlayPreview, play],
  ['category', CategoryPreview, category],
  ['quest', QuestPreview, quest],
] as const)('%s: values of any type are shown without errors', (_, Preview, spec) => {
  const junk = Object.fromEntries(
    Object.keys(spec.fields).map((name, index) => [name, [null, {}, ['x', null], 'x'][index % 4]]),
  );
  expect(() => show(Preview, spec, junk)).not.toThrow();
});
