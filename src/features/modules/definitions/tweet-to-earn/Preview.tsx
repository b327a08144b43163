import { listed } from '@/shared/text/listed';
import { counted } from '@/shared/text/language';
import type { PreviewProps } from '../../engine/previewOf';
import { actionChoices, trustOf, type Trust } from './actionWords';
import tweet from './definition';
import type { TweetGroup, TweetPost } from './fields';
import { xPostOf } from '@/shared/links/xPost';
import { fillIn } from '../../preview/fillIn';
import MessagePreview from '../../preview/MessagePreview';
import { UnknownVariables } from '../../preview/UnknownVariables';
import '../../preview/figures/figures.scss';
import type { Variable } from '../../engine/variable';
import { Warning } from '../../preview/figures/Warning';

type ShownPost = Pick<TweetPost, 'title' | 'description' | 'url'>;

const trustWords: Record<Trust, string> = {
  verified: 'verified',
  sampled: 'sampled: 1 in 5 actions is checked',
  trusted: 'trusted: actions aren’t checked',
};

/** A post to act on as a member sees it, and the message of the group. */
export default function TweetPreview(props: PreviewProps) {
  const { variables } = props;
  const group = tweet.read(props.values);
  return (
    <>
      <PostCard group={group} variables={variables} />
      <Warning text={warningOf(group)} />
      <UnknownVariables text={postTextsOf(group)} variables={variables} />
      <MessagePreview {...props} />
    </>
  );
}

/** All that is written about posts, to look for variables in. */
const postTextsOf = ({ source, postTitle, postDescription, posts }: TweetGroup): string =>
  source === 'AUTO'
    ? `${postTitle} ${postDescription}`
    : posts.map(({ title, description }) => `${title} ${description}`).join(' ');

interface PostCardProps {
  group: TweetGroup;
  variables: readonly Variable[];
}

function PostCard({ group, variables }: PostCardProps) {
  const { title, description, url } = shownPost(group);
  const handle = xPostOf(url)?.handle ?? group.handles[0] ?? 'account';
  return (
    <article className="earn-card" aria-label="Member view">
      <h3>
        <bdi>{fillIn(title, variables) || 'Post title'}</bdi>
      </h3>
      <p className="earn-card__quiet">
        Post by <bdi translate="no">@{handle}</bdi> on X
      </p>
      {description === '' ? null : (
        <p className="earn-card__text">
          <bdi>{fillIn(description, variables)}</bdi>
        </p>
      )}
      <Actions group={group} />
      {group.hasGoal ? <p className="earn-card__quiet">{goalInWords(group)}</p> : null}
    </article>
  );
}

/** The first post as members see it; its link is not known where posts are added automatically. */
function shownPost({ source, postTitle, postDescription, posts }: TweetGroup): ShownPost {
  if (source === 'AUTO') return { title: postTitle, description: postDescription, url: '' };
  return posts[0] ?? { title: '', description: '', url: '' };
}

function Actions({ group: { actions, multiplier } }: { group: TweetGroup }) {
  if (actions.length === 0) return <p className="earn-card__quiet">No actions yet.</p>;
  return (
    <ul className="earn-card__list" aria-label="Actions">
      {actions.map(({ kind, points, verification }, index) => (
        // Actions have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <span>
            {actionChoices.find(({ value }) => value === kind)?.label ?? 'Action'}{' '}
            <small className="earn-card__quiet">{trustWords[trustOf(kind, verification)]}</small>
          </span>
          <span>{counted(points * multiplier, 'point')}</span>
        </li>
      ))}
    </ul>
  );
}

function goalInWords({ goalLikes, goalReposts, goalReplies }: TweetGroup): string {
  const goals = [
    [goalLikes, 'like', 'likes'],
    [goalReposts, 'repost', 'reposts'],
    [goalReplies, 'reply', 'replies'],
  ] as const;
  const asked = goals.filter(([goal]) => goal > 0);
  return `Goal: ${listed(asked.map(([goal, one, many]) => counted(goal, one, many)))}.`;
}

function warningOf({ source, posts }: TweetGroup): string {
  if (source === 'AUTO') return '';
  const stray = posts.findIndex(({ url }) => url !== '' && xPostOf(url) === null);
  return stray >= 0 ? `The link of post ${stray + 1} isn’t a link to an X post.` : '';
}
