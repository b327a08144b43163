import type { ListTabProps } from '@/features/modules/engine/pageTabs';
import type { LoadTab, Tab } from './part';

const posts =
  (hasRules: boolean): LoadTab<ListTabProps> =>
  async (slug) => {
    const { DeliveriesTab } = await import('@/features/modules/post-history/DeliveriesTab');
    return ({ serverId }) => (
      <DeliveriesTab serverId={serverId} module={slug} hasRules={hasRules} />
    );
  };

export const postHistory: Tab = {
  id: 'deliveries',
  label: 'Deliveries',
  list: posts(true),
  form: posts(false),
};

const why: LoadTab<ListTabProps> = async (slug) => {
  const { WhyTab } = await import('@/features/modules/post-history/WhyTab');
  return ({ serverId }) => <WhyTab serverId={serverId} module={slug} />;
};

export const whyNoPost: Tab = { id: 'why', label: 'Why no alert?', list: why, form: why };
