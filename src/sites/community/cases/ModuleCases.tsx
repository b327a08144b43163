import type { ComponentType } from 'react';
import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import type { CaseKind } from '@/features/cases/case';
import { CasesTab } from '@/features/cases/CasesTab';

/** What a moderation module left behind, as a tab of its page. */
export const casesOf =
  (kind: CaseKind): ComponentType<ListPlace> =>
  ({ serverId }) => <CasesTab serverId={serverId} kind={kind} />;
