import { prepared } from '../prepared';

/** Lists of items, with what puts them in order. */
export const { ready, prepare: prepareLists } = prepared(() => import('./ListField'), 'The lists');
