import type { Values } from '../common-fields/field';
import type { SentenceOf } from './sentence';

/** The `sentence.ts` of each module's folder that has one, by its path; each is loaded when it is asked for. */
const sentenceFiles = import.meta.glob<SentenceOf<Values>>('../definitions/*/sentence.ts', {
  import: 'default',
});

/** What a module says of its rules; undefined where it says nothing, and where its code does not come. */
export const loadSentence = async (slug: string): Promise<SentenceOf<Values> | undefined> =>
  sentenceFiles[`../definitions/${slug}/sentence.ts`]?.().catch(() => undefined);
