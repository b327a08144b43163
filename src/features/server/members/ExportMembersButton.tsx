import { useRef, useState } from 'react';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { announce } from '@/shared/ui/announce';
import { notify } from '@/shared/ui/toast';
import { filtersIn } from './membersQuery';
import type { MembersQuery } from './membersApi';

interface Progress {
  done: number;
  total: number | null;
}

/** The members that match as a file, with what they share; with progress, and Stop. */
export function ExportMembersButton({ asked }: { asked: MembersQuery }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  const run = async () => {
    isStopped.current = false;
    setProgress({ done: 0, total: null });
    try {
      const [{ membersAsCsv }, { download }] = await Promise.all([
        import('./memberExport'),
        import('@/shared/files/download'),
      ]);
      const file = await membersAsCsv(asked.serverId, filtersIn(asked), {
        onProgress: (done, total) => setProgress({ done, total }),
        isStopped: () => isStopped.current,
      });
      if (file === null) announce('Export stopped');
      else {
        download('members.csv', file.text, 'text/csv;charset=utf-8');
        announce(`${counted(file.count, 'member')} exported.`);
      }
    } catch {
      notify('error', 'Couldn’t create the export. Try again.');
    }
    setProgress(null);
  };
  if (progress === null)
    return (
      <button type="button" className="btn btn-outline-secondary" onClick={() => void run()}>
        Export CSV
      </button>
    );
  const { done, total } = progress;
  return (
    <span className="member-export">
      <span>
        {total === null
          ? `${inNumbers(done)} read`
          : `${inNumbers(done)} of ${inNumbers(total)} read`}
      </span>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => {
          isStopped.current = true;
        }}
      >
        Stop
      </button>
    </span>
  );
}
