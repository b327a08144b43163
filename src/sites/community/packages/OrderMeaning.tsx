import { SolValue } from '@/features/billing/sol-value/SolValue';
import { listed } from '@/shared/text/listed';
import type { Offer, OrderTerms } from '@/features/billing/packages/offer';
import { dayText } from '@/shared/format/times';
import { SolAmount } from '@/shared/ui/SolAmount';

type Items = OrderTerms['turnsOn'];

const names = (items: Items) => items.map(({ name }) => name);
/** This many are named; the others are counted. */
const NAMED = 4;

/** The current cost of an order and its start, in the card of a package. */
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
          {listed(replaces)}.
        </p>
      ) : null}
      {kind === 'RENEWAL' && startsAt !== null ? (
        <p className="tier__cost">
          Starts {dayText(Date.parse(startsAt))}, when your current term ends.
        </p>
      ) : null}
      {turnsOff.length === 0 ? null : (
        <p className="tier__cost">Turns off {listed(names(turnsOff))}.</p>
      )}
    </>
  );
}

/**
 * Changes that an order would make to the server's features, before it is placed (docs/product/packages-and-orders.md).
 */
export function OrderMeaning({ terms }: { terms: OrderTerms }) {
  const { kind, replaces, turnsOn, turnsOff } = terms;
  return (
    <>
      <OrderCost terms={{ ...terms, turnsOff: [] }} />
      <ul className="tier__meaning">
        {kind === 'UPGRADE' ? <li>Replaces {listed(replaces)} once active</li> : null}
        {turnsOn.length === 0 ? <li>Adds no new features</li> : <li>Turns on {some(turnsOn)}</li>}
        {turnsOff.length === 0 ? null : <li>Turns off {some(turnsOff)}</li>}
      </ul>
    </>
  );
}

function some(items: Items): string {
  const rest = items.length - NAMED;
  return listed([...names(items.slice(0, NAMED)), ...(rest > 0 ? [`${String(rest)} more`] : [])]);
}

/**
 * Whether an order needs a confirmation: it changes the active package, or includes features the server already has.
 */
export const needsConfirmation = ({ terms }: Pick<Offer, 'terms'>): boolean =>
  terms?.kind === 'UPGRADE' || terms?.kind === 'SMALLER';
