import type { PageNote, PagePlace } from '@/shared/routing/pageNotes';
import { purposes } from './purposes';

/** What is told of a page of the member's dashboard. */
const noteOf = ({ path }: PagePlace): PageNote => ({
  purpose: purposes[path.replace(/^\/dashboard\/?/, '')],
});
export default noteOf;
