import { lazy } from 'react';
import { inNumbers } from '@/shared/format/numbers';
import { DayChart } from '@/shared/ui/chart/DayChart';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { Stat, Stats } from '@/shared/ui/Stat';
import '@/shared/ui/table/table.scss';
import type { ReferralLinkDetail } from '../linkTerms';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { LinkLine } from '../ambassador/LinkLine';
import { shareText } from '../words';

const QrCode = lazy(() => import('@/shared/ui/QrCode'));
const inAll = (value: number | null) => (value === null ? 'Unknown' : inNumbers(value));
const Money = ({ lamports }: { lamports: string | null }) =>
  lamports === null ? (
    'Unknown'
  ) : (
    <span translate="no">
      <ShortAmount units={BigInt(lamports)} decimals={9} /> <small>SOL</small>
    </span>
  );

/** What came of a link: the way from click to order, what was paid, and its address. */
export function LinkStats({ link }: { link: ReferralLinkDetail }) {
  const { clicks, signUps, qualified, kind } = link;
  return (
    <>
      <section aria-label="Stats" className="ambassador-figures">
        <Stats>
          <Stat label="Clicks" value={inAll(clicks)} />
          <Stat
            label="Sign-ups"
            value={inAll(signUps)}
            note={
              clicks === null || signUps === null
                ? undefined
                : `${shareText(signUps, clicks)} of clicks`
            }
          />
          <Stat
            label="Buyers"
            value={inAll(qualified)}
            note={
              signUps === null || qualified === null
                ? undefined
                : `${shareText(qualified, signUps)} of sign-ups`
            }
          />
          <Stat label="Revenue" value={<Money lamports={link.revenue} />} />
          {kind === 'HOUSE' ? null : (
            <Stat label="Earned" value={<Money lamports={link.earned} />} />
          )}
        </Stats>
      </section>
      <section className="panel ambassador-links" aria-labelledby="link-address">
        <h2 id="link-address">Link address</h2>
        <LinkLine url={link.url} label="link" />
        <LazyDetails summary="QR code">
          {() => (
            <div className="ambassador-qr">
              <QrCode value={link.url} label={`QR code of ${link.name}`} />
            </div>
          )}
        </LazyDetails>
      </section>
    </>
  );
}

const SPANS = ['30', '90'] as const;
type Span = (typeof SPANS)[number];

interface LinkDaysProps {
  link: ReferralLinkDetail;
  span: Span;
  onChoose: (span: Span) => void;
}

/** Its last days, and its clicks by their tags. */
export function LinkDays({ link, span, onChoose }: LinkDaysProps) {
  return (
    <section className="panel" aria-labelledby="link-days">
      <div className="ambassador-days__head">
        <h2 id="link-days">Daily stats</h2>
        <SpanChoice spans={SPANS} value={span} onChoose={onChoose} />
      </div>
      <LeftOutNote leftOut={link.leftOut} />
      <DayChart
        label={`Clicks, sign-ups and buyers per day, last ${span} days`}
        days={link.days}
        lines={[
          { label: 'Clicks', of: (day) => day.clicks },
          { label: 'Sign-ups', of: (day) => day.signUps },
          { label: 'Buyers', of: (day) => day.qualified },
        ]}
        format={inNumbers}
        failure={null}
        onRetry={() => undefined}
      />
    </section>
  );
}

/** Its clicks by the tags of the address that was followed. */
export function LinkTags({ link: { tagged } }: { link: ReferralLinkDetail }) {
  if (tagged.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="link-tags">
      <h2 id="link-tags">Clicks by UTM tag</h2>
      <div className="table-frame">
        <table className="table cards-on-phone" aria-labelledby="link-tags">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Medium</th>
              <th scope="col">Campaign</th>
              <th scope="col" className="data-table__number">
                Clicks
              </th>
              <th scope="col" className="data-table__number">
                Sign-ups
              </th>
            </tr>
          </thead>
          <tbody>
            {tagged.map(({ id, source, medium, campaign, clicks, signUps }) => (
              <FoldingRow key={id} name={source === '' ? 'No tag' : source}>
                <th scope="row">
                  <bdi translate={source === '' ? undefined : 'no'}>
                    {source === '' ? 'No tag' : source}
                  </bdi>
                </th>
                <td data-label="Medium" data-phone="second">
                  <bdi translate="no">{medium === '' ? '–' : medium}</bdi>
                </td>
                <td data-label="Campaign">
                  <bdi translate="no">{campaign === '' ? '–' : campaign}</bdi>
                </td>
                <td
                  data-label="Clicks"
                  data-phone="lead"
                  data-unit={clicks === 1 ? 'click' : 'clicks'}
                  className="data-table__number"
                >
                  {inNumbers(clicks)}
                </td>
                <td
                  data-label="Sign-ups"
                  data-phone="end"
                  data-unit={signUps === 1 ? 'sign-up' : 'sign-ups'}
                  className="data-table__number"
                >
                  {inNumbers(signUps)}
                </td>
              </FoldingRow>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
