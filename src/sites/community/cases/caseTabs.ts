import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import type { CaseKind } from '@/features/cases/case';

const names: Readonly<Record<CaseKind, { own: string; id: string; label: string }>> = {
  TICKET: { own: 'Ticket types', id: 'tickets', label: 'Tickets' },
  CAPTCHA: { own: 'Settings', id: 'attempts', label: 'Attempts' },
  ACTION: { own: 'Rules', id: 'actions', label: 'Actions' },
};

/** Beside form or list of a moderation module: what it left behind. */
export function caseTabs(kind: CaseKind): ModulePageTabs {
  const { own, id, label } = names[kind];
  return {
    list: {
      param: 'view',
      own,
      more: [
        {
          id,
          label,
          load: async () => ({ default: (await import('./ModuleCases')).casesOf(kind) }),
        },
      ],
    },
  };
}
