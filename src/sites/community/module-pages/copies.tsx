import { CopiesCount } from '@/features/message-copies/CopiesCount';
import type { LoadBeside, Tab } from './part';

export const linkedCopies: Tab = {
  id: 'copies',
  label: 'Copies',
  isInTab: true,
  Count: ({ serverId, ruleId = '' }) => <CopiesCount serverId={serverId} ruleId={ruleId} />,
  rule: async () => (await import('@/features/message-copies/CopiesTab')).CopiesTab,
};

export const copiesInForm: LoadBeside = async () => {
  const [{ CopiesBeside }, { default: embedMessage }] = await Promise.all([
    import('@/features/message-copies/CopiesBeside'),
    import('@/features/bot-modules/modules/embed-message/definition'),
  ]);
  return ({ values }) => <CopiesBeside follows={embedMessage.read(values).keepsCopies} />;
};
