import { Blocked, Discarded, Stopped } from './flow/context';
import { ChainError, type Ports } from './ports';

/**
 * Ends that are meant, and failures of what is outside: a node, or the browser itself (a DOMException, as when
 * a lock is asked for on a page that is being left). Server and wallet say theirs without exceptions.
 */
const FORESEEN = [Blocked, Discarded, Stopped, ChainError, DOMException];

/**
 * For every place where an exception becomes an outcome: whatever is not foreseen is a mistake in the code, and
 * is told to the port. The outcome stays the same (decision 60).
 */
export function tellIfBug({ bugs }: Pick<Ports, 'bugs'>, error: unknown): void {
  if (!FORESEEN.some((known) => error instanceof known)) bugs.report(error);
}
