import { Blocked, Discarded, Stopped } from './flow/context';
import { ChainError, type Ports } from './ports';

/**
 * Expected outcomes, and failures outside our code: of a node, or of the browser (a DOMException, as when a lock is
 * requested on a page that is unloading). Server and wallet report their failures without exceptions.
 */
const FORESEEN = [Blocked, Discarded, Stopped, ChainError, DOMException];

/**
 * For every place where an exception becomes an outcome: reports unexpected exceptions to the bug port, because they
 * are mistakes in the code. The outcome stays the same (ADR reported-payment-bugs).
 */
export function tellIfBug({ bugs }: Pick<Ports, 'bugs'>, error: unknown): void {
  if (!FORESEEN.some((known) => error instanceof known)) bugs.report(error);
}
