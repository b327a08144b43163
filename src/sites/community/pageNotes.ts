import { modulePages, rulePages } from '@/features/modules/engine/catalogue';
import { withWords } from '@/features/modules/engine/described';
import { findAbout, slugAt } from '@/features/modules/engine/registry';
import { moduleSample } from '@/features/modules/preview/ModuleSample';
import type { PageNote, PageLocation } from '@/shared/routing/pageNotes';
import { pageDescriptions } from './pageDescriptions';

const withSlugs = [...modulePages, ...rulePages];

/** The note of a community dashboard page; for a module's page it includes a sample of what members will see. */
export default function noteOf({ path, params, search }: PageLocation): PageNote {
  const below = path.replace(/^\/dashboard\/?/, '');
  const slugs = withSlugs.find((page) => page.path === below)?.slugs;
  const isBySlug = below === 'bots/:slug';
  const about = findAbout(slugs ? slugAt(slugs, search) : isBySlug ? (params['slug'] ?? '') : '');
  if (!about) return { purpose: pageDescriptions[below] };
  const note = { purpose: withWords(about).purpose, Sample: moduleSample(about.slug) };
  return isBySlug ? { ...note, title: about.title } : note;
}
