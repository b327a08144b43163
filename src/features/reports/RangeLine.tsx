import { useSearchParams } from 'react-router-dom';
import { isCompared } from './reportParams';
import type { Report } from './report';
import { rangeWords } from './words';

/** Which days the figures are of, and where they begin and end. */
export function RangeLine({ report }: { report: Report }) {
  const [params] = useSearchParams();
  const { from, to, beforeFrom, beforeTo, timeZone } = report;
  return (
    <p className="report__range">
      {isCompared(params)
        ? `${rangeWords(from, to)}, compared with ${rangeWords(beforeFrom, beforeTo)}`
        : rangeWords(from, to)}{' '}
      · time zone: {timeZone}
    </p>
  );
}
