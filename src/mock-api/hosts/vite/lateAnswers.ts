import type { Connect } from 'vite';
import { CALLS } from './mount.ts';

/** A page asks for up to a hundred files, six at a time. */
const FILE_SHARE = 0.1;

/**
 * Holds back each call for up to `mostMs`, each by another time, and each file for a tenth of that: what was asked for
 * first comes last now and then, as on a bad line. Shows which tests do not wait for what they need.
 */
export function lateAnswers(mostMs: number): Connect.NextHandleFunction {
  return (incoming, _outgoing, next) => {
    const most = CALLS.test(incoming.url ?? '') ? mostMs : mostMs * FILE_SHARE;
    setTimeout(next, Math.random() * most);
  };
}
