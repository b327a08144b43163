/** An error that code has caught, with a few words on what failed. */
export interface ReportedError {
  what: string;
  error: unknown;
}

type Listener = (reported: ReportedError) => void;

/** Errors of the time before the listener is there; more than these say nothing new. */
const MOST_KEPT = 20;
let kept: ReportedError[] = [];
let listener: Listener = (reported) => {
  if (kept.length < MOST_KEPT) kept.push(reported);
};

/**
 * Every error that code catches and can't answer goes through here: to the console, and to the deployment's collector
 * if it has one (docs/deploy.md).
 *
 * @param what failed, in a few constant words: nothing of a member, a server or a wallet
 */
export function reportError(what: string, error: unknown): void {
  console.error(what, error);
  listener({ what, error });
}

/** Passes on the errors so far, and those to come. */
export function listenToErrors(next: Listener): void {
  listener = next;
  kept.forEach(next);
  kept = [];
}

/** Has errors that no code catches reported as well. The browser writes those to the console. */
export function watchUncaught(target: Window): void {
  target.addEventListener('error', ({ error, message }) => {
    listener({ what: 'Uncaught error', error: error ?? message });
  });
  target.addEventListener('unhandledrejection', ({ reason }) => {
    listener({ what: 'Unhandled rejection', error: reason });
  });
}
