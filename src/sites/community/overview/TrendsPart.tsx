import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { Coming } from './Panel';

/** Charts have much code: nothing above them waits for it. */
const Trends = lazyOptional(() => import('./trends/Trends'));

/** Growth, deliveries and earning of the last 30 days, compared with the 30 days before (docs/product/servers.md). */
export const TrendsPart = ({ serverId }: { serverId: string }) => (
  <section className="overview__trends" aria-labelledby="trends-title">
    <div className="overview__head">
      <h2 id="trends-title">The last 30 days</h2>
      <p>Compared with the previous 30 days</p>
    </div>
    <div className="overview__charts">
      <Suspense fallback={<TrendsComing />}>
        <Trends serverId={serverId} />
      </Suspense>
    </div>
  </section>
);

const PLACES = ['first', 'second', 'third'];

/** Placeholders as high as the charts. */
const TrendsComing = () =>
  PLACES.map((place) => (
    <div
      key={place}
      className="panel trend"
      {...(place === 'first' ? { role: 'status', 'aria-label': 'Loading the charts' } : {})}
    >
      <p className="trend__headline">
        <Coming isWide />
      </p>
      <div className="skeleton__block" />
    </div>
  ));
