import type { RuleInForm } from '@/features/bot-modules/engine/pageTabs';
import { DryRunTab } from '@/features/holder-checks/DryRunTab';

/** What a rule about a token would do. */
const CryptoDryRun = (place: RuleInForm) => (
  <DryRunTab {...place} module="crypto-holder-verification" />
);
export default CryptoDryRun;
