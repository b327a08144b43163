import type { RuleInForm } from '@/features/bot-modules/engine/pageTabs';
import { CopiesTab } from '@/features/message-copies/CopiesTab';

/** Where a message stands in Discord, as a tab of its page. */
const MessageCopies = ({ serverId, ruleId, draftKey }: RuleInForm) => (
  <CopiesTab serverId={serverId} ruleId={ruleId} draftKey={draftKey} />
);
export default MessageCopies;
