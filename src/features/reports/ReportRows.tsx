import { readParts } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { usePlatformRowsQuery, useReportRowsQuery, type PlatformRowsQuery } from './reportsApi';
import { listPlatformRows, listReportRows } from './endpoints';
import type { ReportMetric, ReportRow } from './report';
import type { ReportContext } from './reportContext';
import { RowsTable } from './RowsTable';
import { useRowsTable } from './useRowsTable';

const keyOf = ({ id }: ReportRow) => id;

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
  return (
    <RowsTable
      {...{ place, figure, table, query }}
      readAll={(signal) =>
        readParts(
          (at) =>
            request(
              listReportRows,
              {
                params: { id: serverId, report: place.name },
                query: { ...asked, ...table.narrowed, ...at },
              },
              signal,
            ),
          { keyOf, signal },
        )
      }
    />
  );
}

/** The same of the platform. */
export function PlatformRows({ place, figure, asked }: RowsProps) {
  const table = useRowsTable(place, figure);
  const wanted = { ...asked, ...table.narrowed };
  const query = usePlatformRowsQuery({ ...wanted, ...table.page });
  return (
    <RowsTable
      {...{ place, figure, table, query }}
      readAll={(signal) =>
        readParts((at) => request(listPlatformRows, { query: { ...wanted, ...at } }, signal), {
          keyOf,
          signal,
        })
      }
    />
  );
}
