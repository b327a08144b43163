import { ExportButton } from '@/shared/ui/table/ExportButton';
import type { ExportRun } from '@/shared/ui/table/exportCsv';
import { filtersIn } from './membersQuery';
import type { MembersQuery } from './membersApi';

interface ExportMembersButtonProps {
  asked: MembersQuery;
  /** How many members match. */
  total: number;
}

/** Exports the members that match, with what they share. */
export function ExportMembersButton({ asked, total }: ExportMembersButtonProps) {
  const run = async (task: ExportRun) => {
    const [{ exportColumns, readMembers }, { exportCsv }] = await Promise.all([
      import('./memberExport'),
      import('@/shared/ui/table/exportCsv'),
    ]);
    const parts = readMembers(asked.serverId, filtersIn(asked), task.signal);
    return exportCsv({ ...task, name: 'members', columns: exportColumns, parts, found: total });
  };
  return <ExportButton run={run} noun="member" />;
}
