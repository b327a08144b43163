import { inNumbers, inPercent } from '@/shared/format/numbers';
import type { FunnelStep } from './funnel';

const inWords = (count: number | null) => (count === null ? 'Unknown' : inNumbers(count));
const shareText = (share: number | null) => (share === null ? 'Unknown' : inPercent(share));

/** How many came how far, as bars with their figures, and the same as a table. */
export const FunnelView = ({ steps }: { steps: readonly FunnelStep[] }) => (
  <section className="panel" aria-label="Member progress">
    <ol className="funnel">
      {steps.map(({ id, label, count, share, ofBefore }) => (
        <li key={id}>
          <div className="funnel__head">
            <span>{label}</span>
            <span className="amount">
              {inWords(count)}
              {ofBefore === null ? '' : ` · ${shareText(ofBefore)} of the previous step`}
            </span>
          </div>
          <svg
            className="funnel__bar"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className="funnel__track" width="100" height="10" />
            <rect className="funnel__part" width={(share ?? 0) * 100} height="10" />
          </svg>
        </li>
      ))}
    </ol>
    <details>
      <summary>Show as a table</summary>
      <div className="table-frame">
        <table className="table">
          <caption className="visually-hidden">Member progress</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Members</th>
              <th scope="col">% of all</th>
              <th scope="col">% of previous step</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, label, count, share, ofBefore }, index) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{inWords(count)}</td>
                <td>{shareText(share)}</td>
                <td>{index === 0 ? '' : shareText(ofBefore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  </section>
);
