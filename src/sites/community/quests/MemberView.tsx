import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { MemberPreview } from '@/features/quest-desk/MemberPreview';

/** A quest as a member sees it. */
const MemberView = (place: RulePlaceShown) => <MemberPreview {...place} />;
export default MemberView;
