import { CopiesCount } from '@/features/modules/linked-copies/CopiesCount';
import type { LoadBeside, Tab } from './part';

export const linkedCopies: Tab = {
  id: 'copies',
  label: 'Linked copies',
  isInTab: true,
  Count: ({ serverId, ruleId = '' }) => <CopiesCount serverId={serverId} ruleId={ruleId} />,
  rule: async () => (await import('@/features/modules/linked-copies/CopiesTab')).CopiesTab,
};

export const copiesInForm: LoadBeside = async () => {
  const [{ CopiesBeside }, { default: embedMessage }] = await Promise.all([
    import('@/features/modules/linked-copies/CopiesBeside'),
    import('@/features/modules/definitions/embed-message/definition'),
  ]);
  return ({ values }) => <CopiesBeside follows={embedMessage.read(values).keepsCopies} />;
};
