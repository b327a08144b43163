import { loadModule } from '@/features/modules/engine/registry';
import type { ListTabProps } from '@/features/modules/engine/pageTabs';
import type { LoadTab, Tab } from './part';

const posts =
  (hasRules: boolean): LoadTab<ListTabProps> =>
  async (slug) => {
    const [{ DeliveriesTab }, spec] = await Promise.all([
      import('@/features/modules/post-history/DeliveriesTab'),
      loadModule(slug),
    ]);
    const noun = hasRules ? (spec?.rules?.singular ?? 'rule') : null;
    return ({ serverId }) => <DeliveriesTab serverId={serverId} module={slug} noun={noun} />;
  };

export const postHistory: Tab = {
  id: 'deliveries',
  label: 'Post history',
  list: posts(true),
  form: posts(false),
};

const why: LoadTab<ListTabProps> = async (slug) => {
  const { WhyTab } = await import('@/features/modules/post-history/WhyTab');
  return ({ serverId }) => <WhyTab serverId={serverId} module={slug} />;
};

export const whyNoPost: Tab = { id: 'why', label: 'Why no alert?', list: why, form: why };
