import { accrualModules } from '@/features/earning/accruals/accrual';
import { modulePages } from '@/features/modules/engine/catalogue';
import { memberPath } from '@/features/server/members/paths';
import type { ReportRow } from '@/features/reports/report';

const DASHBOARD = '/dashboard';

/** The page of a module. */
function modulePath(slug: string): string {
  const page = modulePages.find(({ slugs }) => slugs.includes(slug));
  return page ? `${DASHBOARD}/${page.path}` : `${DASHBOARD}/bots/${encodeURIComponent(slug)}`;
}

/** The parameter that names the tab of a module’s page. */
const tabParam = (module: string | null): string =>
  accrualModules.some((slug) => slug === module) ? 'tab' : 'view';

const withSearch = (path: string, search: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(search).toString()}`;

/** The screen where a row is at home; null where it has none. */
export function rowPath({ kind, ref, module, member }: ReportRow): string | null {
  const path = module === null ? null : modulePath(module);
  switch (kind) {
    case 'DELIVERY':
      return path === null || ref === null
        ? null
        : withSearch(path, { [tabParam(module)]: 'deliveries', delivery: ref });
    case 'RUN':
      return path === null || ref === null
        ? null
        : withSearch(path, { tab: 'payouts', payout: ref });
    case 'CHANGE':
      return path;
    case 'SUBMISSION':
      return ref === null
        ? null
        : withSearch(`${DASHBOARD}/task-to-earn`, {
            tab: 'submissions',
            'in-state': 'ALL',
            'in-open': ref,
          });
    case 'PAYOUT':
      return ref === null ? null : withSearch(`${DASHBOARD}/ledger-wallet`, { payout: ref });
    case 'ORDER':
    case 'PAYMENT':
      return `${DASHBOARD}/user-order`;
    default:
      return member === null || member.username === null ? null : memberPath(member.username);
  }
}

/** The same for rows of the platform: the orders of a server are seen by those who manage it. */
export const noPath = (): null => null;
