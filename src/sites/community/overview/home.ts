import { troublePath } from '@/features/modules/engine/addresses';
import { findAbout } from '@/features/modules/engine/registry';
import { watchedInWords } from '@/features/modules/engine/watchedWords';
import { PARAMS } from '@/features/reports/reportParams';
import type {
  NewsItem,
  NextStep,
  VisitNews,
} from '@/features/server/server-overview/serverOverview';
import { counted } from '@/shared/text/language';
import { listed } from '@/shared/text/listed';

const DASHBOARD = '/dashboard';
const SUBMISSIONS = `${DASHBOARD}/task-to-earn?tab=submissions`;
const LEDGER = `${DASHBOARD}/ledger-wallet`;

/** One line of the list of news; its time, if any, follows it. */
interface NewsLine {
  title: string;
  beside: string;
  to: string;
}

/** Link to the rows of a figure since the last visit, in their report. */
function rowsTo(report: string, figure: string, { since, from, to }: VisitNews): string {
  const search = new URLSearchParams({
    [PARAMS.tab]: report,
    [PARAMS.figure]: `${report}:${figure}`,
    [PARAMS.from]: from ?? to,
    [PARAMS.to]: to,
    [PARAMS.since]: since ?? '',
  });
  return `${DASHBOARD}/reports?${search.toString()}`;
}

const andMore = ({ count, fresh }: NewsItem) =>
  fresh === null || fresh === count ? '' : counted(fresh, 'new', 'new');

/** A news item in words, with a link to its rows; null for a kind this build does not know. */
export function newsLine(item: NewsItem, news: VisitNews): NewsLine | null {
  const { kind, count, by, isOwn, name } = item;
  switch (kind) {
    case 'PACKAGE_ENDING':
      return {
        title: `${name ?? 'Your package'} ends soon`,
        beside: '',
        to: `${DASHBOARD}/user-order`,
      };
    case 'PAYOUTS_FAILED':
      return {
        title: `${counted(count, 'payout')} failed`,
        beside: '',
        to: rowsTo('earning', 'failed', news),
      };
    case 'PAYOUTS_WAITING':
      return {
        title: counted(count, 'pending payout'),
        beside: andMore(item),
        to: LEDGER,
      };
    case 'SUBMISSIONS_WAITING':
      return {
        title: `${counted(count, 'submission')} to review`,
        beside: andMore(item),
        to: SUBMISSIONS,
      };
    case 'DELIVERIES_FAILED':
      return {
        title: `${counted(count, 'post')} failed`,
        beside: '',
        to: rowsTo('modules', 'failed', news),
      };
    case 'JOINED':
      return {
        title: counted(count, 'new member'),
        beside: '',
        to: rowsTo('growth', 'joined', news),
      };
    case 'CHANGES':
      return {
        title: `${counted(count, 'change')} to modules`,
        beside: `by ${listed([...by, ...(isOwn ? ['you'] : [])])}`,
        to: rowsTo('modules', 'changes', news),
      };
    default:
      return null;
  }
}

/** A task: its title, its reason, and a button that leads to it. */
export interface NextLine {
  title: string;
  why: string;
  action: string;
  to: string;
  /** The module whose rules start acting when the button is pressed. */
  starts?: string;
  /** A time shown after `why`, preceded by `begin`. */
  time?: { begin: string; at: string };
}

const waits = ({ at }: NextStep) => (at === null ? {} : { time: { begin: 'Oldest:', at } });

/** Joins sentences, without empty ones. */
const sentences = (...all: readonly string[]) => all.filter((each) => each !== '').join(' ');

const others = (count: number, one: string, many: string) =>
  count > 1 ? `${counted(count - 1, one, many)}.` : '';

function moduleLine({ module, trouble, why, count }: NextStep): NextLine | null {
  const about = module === null ? undefined : findAbout(module);
  if (!about) return null;
  return {
    title: `Fix ${about.title}`,
    why: sentences(
      why ?? 'It isn’t working properly.',
      others(count, 'more module needs attention', 'more modules need attention'),
    ),
    action: 'Fix now',
    to: trouble ? troublePath(about, trouble) : `${DASHBOARD}/${about.route}`,
  };
}

function watchingLine({ module, count, times }: NextStep): NextLine | null {
  const about = module === null ? undefined : findAbout(module);
  if (!about) return null;
  return {
    title: `Let ${about.title} act`,
    why: sentences(
      `${counted(count, 'rule only watches', 'rules only watch')}.`,
      times === null ? '' : `${watchedInWords(times)}.`,
    ),
    action: 'View',
    to: `${DASHBOARD}/${about.route}`,
    starts: about.slug,
  };
}

/** A task in words, with the place to do it; null for a kind this build does not know. */
export function nextLine(step: NextStep): NextLine | null {
  const { kind, count, name, why, at, days, module } = step;
  switch (kind) {
    case 'PACKAGE_ENDED':
      return {
        title: `${name ?? 'Your package'} has ended`,
        why: 'Buy a package to keep your modules running.',
        action: 'View packages',
        to: `${DASHBOARD}/package`,
        ...(at === null ? {} : { time: { begin: 'They keep running until', at } }),
      };
    case 'PACKAGE_ENDING':
      return {
        title: `Renew ${name ?? 'your package'}`,
        why: 'Its modules pause when it ends.',
        action: 'Renew',
        to: `${DASHBOARD}/package`,
        ...(at === null ? {} : { time: { begin: 'It ends', at } }),
      };
    case 'PERMISSION':
      return {
        title: `Grant ${name ?? 'permissions'} to the bot`,
        why: sentences(
          why ?? 'The bot needs this permission.',
          others(count, 'more permission', 'more permissions'),
        ),
        action: 'Grant permission',
        to: `${DASHBOARD}/discord-server-details?tab=permissions`,
      };
    case 'MODULE':
      return moduleLine(step);
    case 'WATCHING':
      return watchingLine(step);
    case 'LEDGER_LOW':
      return {
        title: 'Top up the ledger wallet',
        why: sentences(
          days === null
            ? `${name ?? 'A token'} is below the limit you set.`
            : `${name ?? 'A token'} lasts ${counted(days, 'more day', 'more days')} at the current rate.`,
          others(count, 'more token', 'more tokens'),
        ),
        action: 'Deposit',
        to: `${LEDGER}?tab=deposit`,
      };
    case 'PAYOUTS':
      return {
        title: `Approve ${counted(count, 'payout')}`,
        why: 'Members get paid after you approve.',
        action: 'Review payouts',
        to: LEDGER,
        ...waits(step),
      };
    case 'SUBMISSIONS':
      return {
        title: `Review ${counted(count, 'submission')}`,
        why: 'Members are waiting for their rewards.',
        action: 'Review',
        to: SUBMISSIONS,
        ...waits(step),
      };
    case 'TEMPLATE': {
      const about = module === null ? undefined : findAbout(module);
      return about
        ? {
            title: `Set up ${about.title}`,
            why: sentences(why ?? '', 'Start from a template.'),
            action: 'Use a template',
            to: `${DASHBOARD}/${about.route}`,
          }
        : null;
    }
    default:
      return null;
  }
}
