import { modulePages, rulePages } from '@/features/modules/engine/catalogue';
import { withWords } from '@/features/modules/engine/described';
import { findAbout, slugAt } from '@/features/modules/engine/registry';
import { moduleSample } from '@/features/modules/preview/ModuleSample';
import type { PageNote, PageLocation } from '@/shared/routing/pageNotes';
import { pageDescriptions } from './pageDescriptions';

const withSlugs = [...modulePages, ...rulePages];

/** What is told of a page of the community dashboard: of a module's, what members will see as well. */
export default function noteOf({ path, params, search }: PageLocation): PageNote {
  const below = path.replace(/^\/dashboard\/?/, '');
  const slugs = withSlugs.find((page) => page.path === below)?.slugs;
  const isBySlug = below === 'bots/:slug';
  const about = findAbout(slugs ? slugAt(slugs, search) : isBySlug ? (params['slug'] ?? '') : '');
  if (!about) return { purpose: pageDescriptions[below] };
  const note = { purpose: withWords(about).purpose, Sample: moduleSample(about.slug) };
  return isBySlug ? { ...note, title: about.title } : note;
}
