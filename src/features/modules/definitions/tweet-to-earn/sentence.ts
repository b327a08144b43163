import {
  amountWords,
  listOfPieces,
  type Names,
  say,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import definition from './definition';
import type { TweetGroup } from './fields';
import { paysMoney } from './rewardFields';

const done: Readonly<Record<string, string>> = {
  REPLY: 'replies to',
  QUOTE: 'quotes of',
  REPOST: 'reposts of',
  LIKE: 'likes of',
};
const apart: Readonly<Record<string, string>> = {
  FOLLOW: 'follows',
  POST_WITH_TEXT: 'own posts',
};

const sentence: SentenceOf<TweetGroup> = (values, names) =>
  say`Rewards ${actsOf(values)}, announced in ${names.channel(values.channelId)}${budgetOf(values, names)}`;

/** ", within a budget of 5 SOL a month"; nothing for points, and without one. */
function budgetOf(values: TweetGroup, names: Names): Sentence {
  const { hasBudget, pool, poolBudget } = values;
  if (!paysMoney.holds(values) || !hasBudget) return [];
  const currency = pool.currency === 'SOL' ? 'SOL' : names.symbol(pool.mint);
  return say`, within a budget of ${amountWords(poolBudget)} ${currency} a month`;
}

/** What members do on X: "replies to and reposts of posts by @castlebots, and follows". */
function actsOf({ actions, handles, source, posts }: TweetGroup): Sentence {
  const kinds = [...new Set(actions.map(({ kind }) => kind))];
  const onPosts = kinds.flatMap((kind) => done[kind] ?? []);
  const others = kinds.flatMap((kind) => apart[kind] ?? []);
  const by =
    handles.length === 0
      ? []
      : say` by ${listOfPieces(
          handles.map((handle) => ({ name: `@${handle}` })),
          'and',
        )}`;
  const live = posts.filter(({ status }) => status === 'LIVE').length;
  const which =
    source === 'AUTO'
      ? 'new posts'
      : live === 1
        ? '1 post'
        : live > 1
          ? `${String(live)} posts`
          : 'posts';
  if (onPosts.length === 0) return listOfPieces(others.length > 0 ? others : ['actions on X']);
  const acts = say`${listOfPieces(onPosts)} ${which}${by}`;
  return others.length === 0 ? acts : say`${acts}, and ${listOfPieces(others)}`;
}

export default writtenBy(definition, sentence);
