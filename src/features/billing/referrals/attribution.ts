import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';
import { TAG_PATTERN, REF_PATTERN, ATTRIBUTION_MS } from './attributionRules';

/** Local-storage key of the first referral link a visitor followed (docs/product/referrals.md). */
const KEY = 'castle-referral';

/** Campaign tags an address may carry, each by its UTM name. */
const TAGS = ['source', 'medium', 'campaign'] as const;
const part = z.string().check(z.regex(REF_PATTERN));
const tag = z.optional(z.string().check(z.regex(TAG_PATTERN)));
const attributionSchema = z.object({
  ref: part,
  src: z.optional(part),
  /** When the link was followed, ms since 1970. */
  seenAt: z.number(),
  /** Random: distinguishes visitors without identifying them. */
  visitor: part,
  /** The UTM tags of the address, if present. */
  utm: z.optional(z.object({ source: tag, medium: tag, campaign: tag })),
});
type Attribution = z.infer<typeof attributionSchema>;

let landed: Omit<Attribution, 'seenAt'> | null = null;

/** Stores `ref` and `src` of the address a page was opened with; an earlier link is kept while it counts. */
export function captureAttribution(search: string, now = Date.now()): void {
  const params = new URLSearchParams(search);
  const [ref, src] = ['ref', 'src'].map((name) => params.get(name) ?? '');
  if (!REF_PATTERN.test(ref ?? '')) return;
  const first = storedAttribution(now);
  const visitor = first?.visitor ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  const tags = TAGS.map((name) => [name, params.get(`utm_${name}`) ?? ''] as const);
  const utm = Object.fromEntries(tags.filter(([, text]) => text !== '' && TAG_PATTERN.test(text)));
  landed = {
    ref: ref ?? '',
    ...(REF_PATTERN.test(src ?? '') ? { src: src ?? '' } : {}),
    visitor,
    ...(Object.keys(utm).length > 0 ? { utm } : {}),
  };
  if (!first) localStore.set(KEY, JSON.stringify({ ...landed, seenAt: now }));
}

/** The link that counts; null if there is none, or it is too old. */
export function storedAttribution(now = Date.now()): Attribution | null {
  const touch = localStore.getJson(KEY, attributionSchema);
  return touch && now >= touch.seenAt && now - touch.seenAt <= ATTRIBUTION_MS ? touch : null;
}

/** Removes the link once it was sent with a sign-in. */
export const forgetAttribution = (): void => localStore.remove(KEY);

/** The link this page was opened with; returned only once. */
export function takeLandingVisit(): typeof landed {
  const taken = landed;
  landed = null;
  return taken;
}

/** The search without `ref`, `src` and tags, if it has a `ref`; null if nothing needs removing. */
export function withoutReferral(search: string): string | null {
  const params = new URLSearchParams(search);
  if (!params.has('ref')) return null;
  for (const name of ['ref', 'src', ...TAGS.map((tag) => `utm_${tag}`)]) params.delete(name);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
