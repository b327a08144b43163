import { Link } from 'react-router-dom';
import type { NewsItem, VisitNews } from '@/features/server/server-overview/serverOverview';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { newsLine } from './home';
import { ListComing, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

/** Changes since the user's last visit; each line links to the rows it counts (docs/product/servers.md). */
export const SinceVisit = ({ news }: { news: Part<VisitNews> }) => (
  <Panel
    title="Since your last visit"
    link={news.data?.since ? <TimeAgo at={news.data.since} /> : undefined}
  >
    <PartOrFailure
      part={news}
      coming={<ListComing what="what is new" look="overview__news" lines={4} />}
    >
      {(told) => (
        <>
          <LeftOutNote leftOut={told.leftOut} />
          <Told news={told} />
        </>
      )}
    </PartOrFailure>
  </Panel>
);

function Told({ news }: { news: VisitNews }) {
  if (news.since === null) {
    return (
      <p className="overview__calm">
        Welcome! Next time, you’ll see here what changed since this visit.
      </p>
    );
  }
  if (news.items.length === 0 && !news.leftOut) {
    return <p className="overview__calm">Nothing new since your last visit.</p>;
  }
  return (
    <ul className="overview__news">
      {news.items.map((item) => (
        <Line key={item.kind} item={item} news={news} />
      ))}
    </ul>
  );
}

function Line({ item, news }: { item: NewsItem; news: VisitNews }) {
  const line = newsLine(item, news);
  if (!line) return null;
  return (
    <li>
      <Link to={line.to}>
        <bdi>{line.title}</bdi>
      </Link>
      <span>
        <bdi>{line.beside}</bdi>
        {item.at === null ? null : <TimeAgo at={item.at} />}
      </span>
    </li>
  );
}
