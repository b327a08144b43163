import { DayChart } from '@/shared/ui/chart/DayChart';
import { daysBetween } from './days';
import type { Report, ReportMetric } from './report';
import { dayWords, metricText } from './words';

const nothing = () => undefined;

interface MetricChartProps {
  report: Pick<Report, 'from' | 'to' | 'beforeFrom'>;
  figures: readonly ReportMetric[];
  /** Compares a single figure with the same number of days before the range. */
  isCompared?: boolean;
  label: string;
}

/** Figures of one unit by day. Floats are only used for drawing the lines; the texts are exact. */
export function MetricChart({ report, figures, label, isCompared = false }: MetricChartProps) {
  const unit = figures[0]?.unit ?? null;
  const days = daysBetween(report.from, report.to).map((day, index) => ({ day, index }));
  const line = (name: string, values: readonly string[]) => ({
    label: name,
    of: ({ index }: { index: number }) => Number(values[index] ?? '0'),
    text: ({ index }: { index: number }) => metricText(BigInt(values[index] ?? '0'), unit),
  });
  const [only] = figures;
  const lines =
    isCompared && only
      ? [line(only.label, only.days), line(`From ${dayWords(report.beforeFrom)}`, only.daysBefore)]
      : figures.map((figure) => line(figure.label, figure.days));
  return (
    <DayChart
      label={label}
      days={days}
      lines={lines}
      format={(value) =>
        Number.isFinite(value) ? metricText(BigInt(Math.round(value)), unit) : '–'
      }
      failure={null}
      onRetry={nothing}
    />
  );
}
