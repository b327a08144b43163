import type { ReportMetric } from './report';

/** The layout of a report’s figures. A figure unknown to this build becomes a card. */
interface Layout {
  /** Keys of the figures drawn in one chart; all have the same unit. */
  chart: { label: string; keys: readonly string[] };
  /** Keys of the steps of a funnel, widest first. */
  funnel?: { label: string; keys: readonly string[] };
}

const layouts: Readonly<Record<string, Layout>> = {
  growth: { chart: { label: 'Joined and left', keys: ['joined', 'left'] } },
  verification: {
    chart: { label: 'Verification', keys: ['verified', 'wallets', 'holders'] },
    funnel: {
      label: 'Verification funnel',
      keys: ['came', 'came-verified', 'came-wallet', 'came-holder'],
    },
  },
  modules: { chart: { label: 'Posts', keys: ['sent', 'failed', 'skipped'] } },
  quests: {
    chart: { label: 'Quests', keys: ['begun', 'sent', 'approved', 'claimed'] },
    funnel: {
      label: 'Quest funnel',
      keys: ['begun', 'begun-sent', 'begun-done', 'begun-claimed'],
    },
  },
  earning: { chart: { label: 'Points', keys: ['earned', 'claimed'] } },
  platform: { chart: { label: 'Revenue', keys: ['revenue'] } },
  members: { chart: { label: 'Points earned', keys: ['points'] } },
};

const among = (figures: readonly ReportMetric[], keys: readonly string[] = []) =>
  keys.flatMap((key) => figures.find((figure) => figure.key === key) ?? []);

/**
 * The figures of a report by layout: a chart, a funnel, and cards for all figures that are not later steps of the
 * funnel.
 */
export function laidOut(report: string, figures: readonly ReportMetric[]) {
  const layout = Object.hasOwn(layouts, report) ? layouts[report] : undefined;
  const charted = among(figures, layout?.chart.keys);
  const steps = among(figures, layout?.funnel?.keys);
  // The widest step is also a card; the others are parts of it.
  const narrower = new Set(steps.slice(1).map(({ key }) => key));
  return {
    chart: { label: layout?.chart.label ?? '', figures: charted },
    funnel: { label: layout?.funnel?.label ?? '', steps },
    cards: figures.filter(({ key }) => !narrower.has(key)),
  };
}
