import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { SubmissionsInbox } from '@/features/quest-reviews/SubmissionsInbox';

/** What was handed in for any quest of the server. */
const AllSubmissions = ({ serverId }: ListPlace) => <SubmissionsInbox serverId={serverId} />;
export default AllSubmissions;
