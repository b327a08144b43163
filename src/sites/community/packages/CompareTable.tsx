import { Check, Minus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Offer } from '@/features/billing/packages/offer';
import { termOf } from '@/features/billing/packages/term';
import { priceInWords } from '@/shared/money/price';
import { compared } from '@/features/billing/packages/differences';

const PARAM = 'differences';

/** The packages feature by feature. */
export default function CompareTable({ offers }: { offers: readonly Offer[] }) {
  const [params, setParams] = useSearchParams();
  const isShort = params.get(PARAM) === '1';
  const features = compared(offers).filter((each) => !isShort || each.in.size < offers.length);
  const toggle = (next: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(PARAM, '1');
        else after.delete(PARAM);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={isShort}
          onChange={({ target }) => toggle(target.checked)}
        />
        <span>Show differences only</span>
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <div className="compare" role="region" aria-label="Package comparison" tabIndex={0}>
        <table className="compare__table">
          <thead>
            <tr>
              <th scope="col">Feature</th>
              {offers.map((offer) => (
                <th key={offer.id} scope="col">
                  {offer.name}
                  <small>
                    {priceInWords(offer)} {termOf(offer)}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Rules per list</th>
              {offers.map(({ id, ruleLimit }) => (
                <td key={id}>{ruleLimit ?? 'Unknown'}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Order</th>
              {offers.map(({ id, name }) => (
                <td key={id}>
                  <Link
                    className="btn btn-sm btn-outline-secondary"
                    to={`?tier=${encodeURIComponent(id)}`}
                  >
                    Choose <bdi translate="no">{name}</bdi>
                  </Link>
                </td>
              ))}
            </tr>
            {features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">{feature.name}</th>
                {offers.map(({ id }) => (
                  <td key={id}>
                    <Has isIn={feature.in.has(id)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Has = ({ isIn }: { isIn: boolean }) => (
  <>
    {isIn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" className="compare__not" />}
    <span className="visually-hidden">{isIn ? 'Yes' : 'No'}</span>
  </>
);
