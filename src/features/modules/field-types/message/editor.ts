import { prepared } from '../prepared';

/** The editor of messages, which is large. */
export const { ready, prepare: prepareEditor } = prepared(
  () => import('./MessageField'),
  'The editor of messages',
);
