import type { Offer, OrderTerms } from '@/features/packages/offer';
import { dayText } from '@/shared/format/times';
import { SolAmount } from '@/shared/ui/SolAmount';

type Items = OrderTerms['turnsOn'];

const names = (items: Items) => items.map(({ name }) => name).join(', ');
/** So many are named; of more it is said how many there are. */
const NAMED = 4;

/** What ordering a package would mean for what the server has now (decision 100). */
export function OrderMeaning({ terms }: { terms: OrderTerms }) {
  const { kind, replaces, startsAt, turnsOn, turnsOff, refusal } = terms;
  const credit = BigInt(terms.credit);
  if (kind === 'FIRST') return null;
  return (
    <ul className="tier__meaning">
      {kind === 'UPGRADE' && credit > 0n && refusal === null ? (
        <li>
          <strong>
            <SolAmount lamports={BigInt(terms.due)} /> now
          </strong>
          : <SolAmount lamports={credit} /> are left of {replaces.join(' and ')}
        </li>
      ) : null}
      {kind === 'UPGRADE' ? <li>Takes the place of {replaces.join(' and ')} at once</li> : null}
      {kind === 'RENEWAL' ? (
        <li>
          {startsAt === null
            ? 'Follows the term in force'
            : `Begins ${dayText(Date.parse(startsAt))}, where the term in force ends`}
        </li>
      ) : null}
      {kind === 'RENEWAL' ? null : (
        <>
          {turnsOn.length === 0 ? (
            <li>Turns nothing on that you do not have</li>
          ) : (
            <Listed label="Turns on" items={turnsOn} />
          )}
          {turnsOff.length === 0 ? null : <Listed label="Turns off" items={turnsOff} />}
        </>
      )}
    </ul>
  );
}

const Listed = ({ label, items }: { label: string; items: Items }) => (
  <li>
    {label}{' '}
    {items.length <= NAMED ? names(items) : `${String(items.length)} features you do not have`}
  </li>
);

/** Whether an order is asked about first: it changes what is in force, or is for what one has. */
export const asksFirst = ({ terms }: Pick<Offer, 'terms'>): boolean =>
  terms?.kind === 'UPGRADE' || terms?.kind === 'SMALLER';
