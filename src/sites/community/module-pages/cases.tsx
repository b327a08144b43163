import type { ListTabProps } from '@/features/modules/engine/pageTabs';
import type { CaseKind } from '@/features/modules/cases/case';
import type { LoadTab, Tab } from './part';

function caseTab(kind: CaseKind, about: Pick<Tab, 'id' | 'label'>): Tab {
  const load: LoadTab<ListTabProps> = async () => {
    const { CasesTab } = await import('@/features/modules/cases/CasesTab');
    return ({ serverId }) => <CasesTab serverId={serverId} kind={kind} />;
  };
  return { ...about, list: load, form: load };
}

export const tickets = caseTab('TICKET', { id: 'tickets', label: 'Tickets' });
export const captchaAttempts = caseTab('CAPTCHA', { id: 'attempts', label: 'Attempts' });
export const moderatorActions = caseTab('ACTION', { id: 'actions', label: 'Actions' });
