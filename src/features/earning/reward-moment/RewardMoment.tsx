import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { announce } from '@/shared/ui/announce';
import { CloseIcon } from '@/shared/ui/icons';
import type { Delivery, Gain } from './delivery';
import { GainLines } from './GainLines';
import { spokenOf, titleOf } from './momentWords';
import { RewardItem } from './RewardItem';
import './rewardMoment.scss';
import { SharePicture } from '@/shared/ui/SharePicture';
import { sharedWords, type SharedReward } from './shareCard';
import { useDeliveryNews } from './useDeliveryNews';

const Celebration = lazyOptional(() => import('@/shared/art/Celebration'));

interface RewardMomentProps {
  /** At least one. */
  deliveries: readonly Delivery[];
  gain: Gain | null;
  /** Name of the server that gave it. */
  server: string;
  /** Source of the reward: the title of a quest, "for 1,000 points". */
  source: string;
  /** Claimed on this page just now, so it is celebrated and announced once. */
  isFresh: boolean;
  /** Whether it announces progress of deliveries; false if another element does. */
  announcesNews?: boolean;
  /** Content to share; null without any. */
  share: SharedReward | null;
  /** Next actions. */
  children?: ReactNode;
  onClose?: (() => void) | undefined;
}

/** The result of a claim. It takes the focus and scrolls into view. */
export function RewardMoment(props: RewardMomentProps) {
  const { deliveries, gain, server, source, isFresh, announcesNews = true } = props;
  const { share, children, onClose } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = spokenOf(deliveries, gain, server);
  const atFirst = useRef({ isFresh, spoken });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    if (atFirst.current.isFresh) announce(atFirst.current.spoken);
    atFirst.current.isFresh = false;
  }, []);
  useDeliveryNews(deliveries, announcesNews);
  // Failed rewards, and those the team may still reject, aren't celebrated.
  const isCelebrated =
    isFresh && deliveries.every(({ state, stage }) => state !== 'FAILED' && stage !== 'APPROVAL');
  return (
    <section className="panel reward-moment" aria-labelledby={titleId}>
      {isCelebrated ? (
        <Suspense fallback={<div className="reward-moment__art" />}>
          <Celebration />
        </Suspense>
      ) : null}
      <div className="reward-moment__head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {titleOf(deliveries)}
        </h2>
        <p>
          <bdi>{source}</bdi>
        </p>
      </div>
      {onClose === undefined ? null : (
        <button
          type="button"
          className="btn copy-button reward-moment__close"
          aria-label="Close reward"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
      <ul className="reward-moment__list" aria-label="Rewards">
        {deliveries.map((delivery, index) => (
          // Rewards have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <RewardItem key={index} delivery={delivery} />
        ))}
      </ul>
      {gain === null ? null : <GainLines gain={gain} server={server} />}
      {share === null && children === undefined ? null : (
        <div className="reward-moment__end">
          {children}
          {share === null ? null : (
            <div className="reward-moment__share">
              <SharePicture
                draw={async () => (await import('./drawCard')).drawCard(share.texts)}
                fileName="castle-bots-reward.png"
                link={{
                  url: share.url,
                  title: sharedWords(share.texts),
                  text: sharedWords(share.texts),
                }}
                label="Share reward"
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
