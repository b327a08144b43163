import type { RuleInForm } from '@/features/bot-modules/engine/pageTabs';
import { DryRunTab } from '@/features/holder-checks/DryRunTab';

/** What a rule about an NFT would do. */
const NftDryRun = (place: RuleInForm) => <DryRunTab {...place} module="holder-verification" />;
export default NftDryRun;
