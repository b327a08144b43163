import { counted } from '@/shared/text/counted';
import type { PreviewProps } from '../../engine/moduleScreen';
import type { Values } from '../../fields/field';
import { actionChoices, trustOf, type Trust } from './actionWords';
import { xPostOf } from '@/shared/links/xPost';
import { fillIn } from '../../preview/fillIn';
import MessagePreview from '../../preview/MessagePreview';
import { UnknownVariables } from '../../preview/UnknownVariables';
import '../../preview/figures/figures.scss';
import { isOn, itemsAt, numberAt, textAt, textsAt } from '../../engine/read';
import { Warning } from '../../preview/figures/Warning';

const trustWords: Record<Trust, string> = {
  verified: 'verified',
  sampled: 'sampled: one in five is checked',
  trusted: 'trusted: none is checked',
};

/** A post to act on as a member sees it, and the message of the group. */
export default function TweetPreview(props: PreviewProps) {
  return (
    <>
      <PostCard {...props} />
      <Warning text={warningOf(props.values)} />
      <UnknownVariables text={postTextsOf(props.values)} variables={props.variables} />
      <MessagePreview {...props} />
    </>
  );
}

/** All that is written about posts, to look for variables in. */
const postTextsOf = (values: Values): string =>
  textAt(values, 'source') === 'AUTO'
    ? `${textAt(values, 'postTitle')} ${textAt(values, 'postDescription')}`
    : itemsAt(values, 'posts')
        .map((post) => `${textAt(post, 'title')} ${textAt(post, 'description')}`)
        .join(' ');

function PostCard({ values, variables }: PreviewProps) {
  const isAutomatic = textAt(values, 'source') === 'AUTO';
  const first = itemsAt(values, 'posts')[0] ?? {};
  const title = isAutomatic ? textAt(values, 'postTitle') : textAt(first, 'title');
  const description = isAutomatic
    ? textAt(values, 'postDescription')
    : textAt(first, 'description');
  const handle = handleOf(values, first, isAutomatic);
  return (
    <article className="earn-card" aria-label="What a member sees">
      <h3>
        <bdi>{fillIn(title, variables) || 'Title of the post'}</bdi>
      </h3>
      <p className="earn-card__quiet">
        Post of <bdi translate="no">@{handle}</bdi> on X
      </p>
      {description === '' ? null : (
        <p className="earn-card__text">
          <bdi>{fillIn(description, variables)}</bdi>
        </p>
      )}
      <Actions values={values} />
      {isOn(values, 'hasGoal') ? <p className="earn-card__quiet">{goalInWords(values)}</p> : null}
    </article>
  );
}

const handleOf = (values: Values, post: Values, isAutomatic: boolean): string =>
  (isAutomatic ? undefined : xPostOf(textAt(post, 'url'))?.handle) ??
  textsAt(values, 'handles')[0] ??
  'account';

function Actions({ values }: { values: Values }) {
  const actions = itemsAt(values, 'actions');
  if (actions.length === 0) return <p className="earn-card__quiet">No actions yet.</p>;
  return (
    <ul className="earn-card__list" aria-label="Actions">
      {actions.map((action, index) => {
        const kind = textAt(action, 'kind');
        const points = numberAt(action, 'points') * numberAt(values, 'multiplier', 1);
        return (
          // Actions have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            <span>
              {actionChoices.find(({ value }) => value === kind)?.label ?? 'Action'}{' '}
              <small className="earn-card__quiet">
                {trustWords[trustOf(kind, textAt(action, 'verification'))]}
              </small>
            </span>
            <span>{counted(points, 'point')}</span>
          </li>
        );
      })}
    </ul>
  );
}

const goalInWords = (values: Values): string =>
  `Goal: ${(
    [
      ['goalLikes', 'like', 'likes'],
      ['goalReposts', 'repost', 'reposts'],
      ['goalReplies', 'reply', 'replies'],
    ] as const
  )
    .filter(([name]) => numberAt(values, name) > 0)
    .map(([name, one, many]) => counted(numberAt(values, name), one, many))
    .join(', ')}.`;

function warningOf(values: Values): string {
  if (textAt(values, 'source') === 'AUTO') return '';
  const links = itemsAt(values, 'posts').map((post) => textAt(post, 'url'));
  const stray = links.findIndex((link) => link !== '' && xPostOf(link) === null);
  return stray >= 0 ? `The link of post ${stray + 1} leads to no post on X.` : '';
}
