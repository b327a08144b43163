import {
  useLazyPlatformRowsQuery,
  useLazyReportRowsQuery,
  usePlatformRowsQuery,
  useReportRowsQuery,
  type PlatformRowsQuery,
} from './reportsApi';
import { loadRows } from './loadRows';
import type { ReportMetric } from './report';
import type { ReportContext } from './reportContext';
import { RowsTable } from './RowsTable';
import { useRowsTable } from './useRowsTable';

interface RowsProps {
  place: ReportContext;
  figure: ReportMetric;
  /** Which rows, apart from the page of them. */
  asked: PlatformRowsQuery;
}

/** The rows of a server a figure is the sum of, or those of a part of it. */
export function ServerRows({ place, figure, asked, serverId }: RowsProps & { serverId: string }) {
  const table = useRowsTable(place, figure);
  const wanted = { ...asked, ...table.narrowed, serverId, report: place.name };
  const query = useReportRowsQuery({ ...wanted, ...table.page });
  const [ask] = useLazyReportRowsQuery();
  return (
    <RowsTable
      {...{ place, figure, table, query }}
      loadAll={() => loadRows((at) => ask({ ...wanted, ...at }).unwrap())}
    />
  );
}

/** The same of the platform. */
export function PlatformRows({ place, figure, asked }: RowsProps) {
  const table = useRowsTable(place, figure);
  const wanted = { ...asked, ...table.narrowed };
  const query = usePlatformRowsQuery({ ...wanted, ...table.page });
  const [ask] = useLazyPlatformRowsQuery();
  return (
    <RowsTable
      {...{ place, figure, table, query }}
      loadAll={() => loadRows((at) => ask({ ...wanted, ...at }).unwrap())}
    />
  );
}
