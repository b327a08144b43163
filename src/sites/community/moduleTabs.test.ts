import { expect, test } from 'vitest';
import { posters } from '@/mock-api/domains/deliveries/posters';
import { moduleTabs } from './moduleTabs';

/** Quests are listed with their categories, so their posts are as well. */
const pageOf = (slug: string) => (slug === 'quest' ? 'task-to-earn' : slug);

test.each(posters.map(({ slug }) => slug))(
  'the page of %s has a tab of its posts',
  async (slug) => {
    const tabs = await moduleTabs(pageOf(slug));
    expect(tabs?.list?.more.map(({ id }) => id)).toContain('deliveries');
  },
);
