import { useState } from 'react';
import type { CellValue } from '@/shared/ui/table/column';
import { notify } from '@/shared/ui/toast';
import { daysBetween } from './days';
import type { Report } from './report';
import { plainText } from './words';

/** All figures of a report by day, as a file: a row a day, a column a figure. */
export function ExportMetrics({ name, report }: { name: string; report: Report }) {
  const [isRunning, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    try {
      const [{ download }, { toCsv }] = await Promise.all([
        import('@/shared/files/download'),
        import('@/shared/ui/table/csv'),
      ]);
      const days = daysBetween(report.from, report.to).map((day, index) => ({ day, index }));
      type Day = (typeof days)[number];
      const columns = [
        { header: `Day (${report.timeZone})`, value: ({ day }: Day): CellValue => day },
        ...report.figures.map(({ label, unit, days: values }) => ({
          header: unit === null ? label : `${label} (${unit.symbol})`,
          value: ({ index }: Day): CellValue => plainText(BigInt(values[index] ?? '0'), unit),
          isNumber: true,
        })),
      ];
      const file = `${name}-${report.from}-${report.to}.csv`;
      download(file, await toCsv(days, columns), 'text/csv;charset=utf-8');
    } catch {
      notify('error', 'Couldn’t create the export. Try again.');
    }
    setRunning(false);
  };
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-busy={isRunning}
      disabled={isRunning}
      onClick={() => void save()}
    >
      Export days as CSV
    </button>
  );
}
