import { accrualModules } from '@/features/earning/accruals/accrual';
import { modulePath } from '@/features/modules/engine/addresses';
import { catalogue } from '@/features/modules/engine/catalogue';
import { memberPath } from '@/features/server/members/paths';
import type { ReportRow } from '@/features/reports/report';

const DASHBOARD = '/dashboard';

const aboutOf = (slug: string) => catalogue.find((about) => about.slug === slug);

/** The module on whose page another's rules are, or itself. */
const pageOf = (slug: string) => aboutOf(slug)?.parent?.slug ?? slug;

const pathOf = (slug: string): string =>
  modulePath({ route: aboutOf(pageOf(slug))?.route ?? `bots/${encodeURIComponent(slug)}` });

/** Modules whose page names its open tab by `tab`; all others do by `view`. */
const inTab: readonly string[] = [...accrualModules, 'task-to-earn'];
const tabParam = (slug: string): string => (inTab.includes(pageOf(slug)) ? 'tab' : 'view');

/** A path, which may have a query, with more parameters. */
function withSearch(path: string, search: Readonly<Record<string, string>>): string {
  const [pathname = '', own] = path.split('?');
  const all = new URLSearchParams(own);
  for (const [name, value] of Object.entries(search)) all.set(name, value);
  return `${pathname}?${all.toString()}`;
}

/** The screen where a row is at home; null where it has none. */
export function rowPath({ kind, ref, module, member }: ReportRow): string | null {
  switch (kind) {
    case 'DELIVERY':
      return module === null || ref === null
        ? null
        : withSearch(pathOf(module), { [tabParam(module)]: 'deliveries', delivery: ref });
    case 'RUN':
      return module === null || ref === null
        ? null
        : withSearch(pathOf(module), { tab: 'payouts', payout: ref });
    case 'CHANGE':
      return module === null ? null : pathOf(module);
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
