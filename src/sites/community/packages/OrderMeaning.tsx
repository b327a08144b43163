import { SolValue } from '@/features/billing/sol-value/SolValue';
import type { Offer, OrderTerms } from '@/features/billing/packages/offer';
import { dayText } from '@/shared/format/times';
import { SolAmount } from '@/shared/ui/SolAmount';

type Items = OrderTerms['turnsOn'];

const names = (items: Items) => items.map(({ name }) => name).join(', ');
/** So many are named; of more it is said how many there are. */
const NAMED = 4;

/** What an order costs now and when it begins, in the card of a package. */
export function OrderCost({ terms }: { terms: OrderTerms }) {
  const { kind, replaces, startsAt, turnsOff, refusal } = terms;
  const credit = BigInt(terms.credit);
  return (
    <>
      {kind === 'UPGRADE' && credit > 0n && refusal === null ? (
        <p className="tier__cost">
          <strong>
            <SolAmount lamports={BigInt(terms.due)} /> now
          </strong>
          <SolValue units={terms.due} />, after a <SolAmount lamports={credit} /> credit from{' '}
          {replaces.join(' and ')}.
        </p>
      ) : null}
      {kind === 'RENEWAL' && startsAt !== null ? (
        <p className="tier__cost">
          Starts {dayText(Date.parse(startsAt))}, when your current term ends.
        </p>
      ) : null}
      {turnsOff.length === 0 ? null : <p className="tier__cost">Turns off {names(turnsOff)}.</p>}
    </>
  );
}

/** What an order would change of what the server has, before it is placed (decision 100). */
export function OrderMeaning({ terms }: { terms: OrderTerms }) {
  const { kind, replaces, turnsOn, turnsOff } = terms;
  return (
    <>
      <OrderCost terms={{ ...terms, turnsOff: [] }} />
      <ul className="tier__meaning">
        {kind === 'UPGRADE' ? <li>Replaces {replaces.join(' and ')} once active</li> : null}
        {turnsOn.length === 0 ? (
          <li>Adds no new features</li>
        ) : (
          <Listed label="Turns on" items={turnsOn} />
        )}
        {turnsOff.length === 0 ? null : <Listed label="Turns off" items={turnsOff} />}
      </ul>
    </>
  );
}

const Listed = ({ label, items }: { label: string; items: Items }) => (
  <li>
    {label} {names(items.slice(0, NAMED))}
    {items.length > NAMED ? ` and ${String(items.length - NAMED)} more` : ''}
  </li>
);

/** Whether an order is asked about first: it changes what is in force, or is for what one has. */
export const needsConfirmation = ({ terms }: Pick<Offer, 'terms'>): boolean =>
  terms?.kind === 'UPGRADE' || terms?.kind === 'SMALLER';
