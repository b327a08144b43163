import { expect, test } from 'vitest';
import { findAbout, loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import type { ReportRow } from '@/features/reports/report';
import { moduleTabs } from '../module-pages/moduleTabs';
import { rowPath } from './rowPath';

const row: ReportRow = {
  id: 'row-1',
  at: '2026-01-01T00:00:00.000Z',
  kind: 'DELIVERY',
  ref: 'post-1',
  module: null,
  member: null,
  amount: '1',
  what: 'Posted',
  ruleId: null,
};

const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const posting = specs.flatMap((spec) => (spec?.page?.tabs?.includes('postHistory') ? [spec] : []));

test.each(posting)('a post of $slug leads to the post history of its page', async (spec) => {
  const page = findAbout(spec.parent?.slug ?? spec.slug);
  const tabs = (await moduleTabs(page?.slug ?? ''))?.list;
  const path = rowPath({ ...row, module: spec.slug }) ?? '';
  const [pathname, search] = path.split('?');
  const [pagePath, pageSearch] = (page?.route ?? '').split('?');
  expect(pathname).toBe(`/dashboard/${pagePath}`);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...Object.fromEntries(new URLSearchParams(pageSearch)),
    [tabs?.param ?? '']: 'deliveries',
    delivery: 'post-1',
  });
});
