import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { CheckMember } from '@/features/holder-checks/CheckMember';

/** Why somebody has a role of a holder rule, or has not. */
const MemberCheck = ({ serverId }: ListPlace) => <CheckMember serverId={serverId} />;
export default MemberCheck;
