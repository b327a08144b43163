import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { momentText } from '@/shared/format/times';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { CohortTable } from './CohortTable';
import { ExportMetrics } from './ExportMetrics';
import { MetricCards } from './MetricCards';
import { MetricChart } from './MetricChart';
import { Funnel } from './Funnel';
import { laidOut } from './layout';
import { PartsTable } from './PartsTable';
import { metricAt, isCompared } from './reportParams';
import { RangeLine } from './RangeLine';
import type { Report } from './report';
import type { ReportContext } from './reportContext';
import { rangeWords } from './words';

/** Loaded lazily, because it includes a table that the figures don't need. */
const MetricView = lazy(async () => ({ default: (await import('./MetricView')).MetricView }));

/** Maximum number of parts shown beside the figures. */
const MOST_PARTS = 8;

/** A loaded report: its figures, or one of them with the rows behind it. */
export function ReportView({ place, report }: { place: ReportContext; report: Report }) {
  const [params] = useSearchParams();
  const wanted = metricAt(params, place.name);
  const figure = report.figures.find(({ key }) => key === wanted);
  if (figure)
    return (
      <Suspense fallback={<TableSkeleton label="Loading metric" />}>
        <MetricView key={figure.key} {...{ place, report, figure }} />
      </Suspense>
    );
  return (
    <div className="report">
      <LeftOutNote leftOut={report.leftOut} />
      <div className="report__head">
        <RangeLine report={report} />
        <ExportMetrics name={place.name} report={report} />
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <KeptNote report={report} />
      {place.name === 'cohorts' ? (
        <CohortTable name={place.name} report={report} />
      ) : (
        <Figures place={place} report={report} />
      )}
    </div>
  );
}

/** Cards, the chart, the funnel, and the parts of the figures. */
function Figures({ place, report }: { place: ReportContext; report: Report }) {
  const { chart, funnel, cards } = laidOut(place.name, report.figures);
  return (
    <>
      <MetricCards report={place.name} figures={cards} />
      {chart.figures.length === 0 ? null : (
        <section className="panel report__chart" aria-label={chart.label}>
          <MetricChart
            report={report}
            figures={chart.figures}
            label={`${chart.label}, ${rangeWords(report.from, report.to)}`}
          />
        </section>
      )}
      {funnel.steps.length === 0 ? null : (
        <Funnel report={place.name} label={funnel.label} steps={funnel.steps} />
      )}
      <div className="report__parts">
        {cards.map((each) => (
          <PartsTable key={each.key} report={place.name} figure={each} most={MOST_PARTS} />
        ))}
      </div>
    </>
  );
}

/** A note if data isn't stored for the whole range. */
function KeptNote({ report: { keptSince, from, beforeFrom } }: { report: Report }) {
  const [params] = useSearchParams();
  const since = Date.parse(keptSince ?? '');
  const asked = Date.parse(isCompared(params) ? beforeFrom : from);
  if (!(since > asked)) return null;
  return (
    <p className="report__kept" role="note">
      Post history starts on {momentText(since)}. Earlier posts aren’t counted.
    </p>
  );
}
