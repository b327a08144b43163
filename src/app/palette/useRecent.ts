import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  clearRecent,
  noteRecent,
  readRecent,
  removeRecent,
  type Recent,
} from '@/features/search/recent';
import { isDashboardPath } from '@/features/search/searchResult';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { useApp } from '../AppContext';

const NONE: readonly Recent[] = [];

/** What the one who is signed in opened last. Nothing is noted of visitors, and nothing outside of the dashboard. */
export function useRecent() {
  const { site } = useApp();
  const { id } = useSelector(selectViewer);
  const chosen = useSelector(selectServerId);
  const serverId = site === 'community' ? chosen : null;
  const [, setVersion] = useState(0);
  const changed = () => setVersion((before) => before + 1);
  return {
    recent: id === null ? NONE : readRecent(id, serverId),
    note: ({ kind, label, detail, picture, path }: Omit<Recent, 'serverId'>) => {
      if (id !== null && isDashboardPath(path))
        noteRecent(id, { kind, label, detail, picture, path, serverId });
    },
    remove: (removed: Recent) => {
      if (id !== null) removeRecent(id, removed);
      changed();
    },
    clear: () => {
      if (id !== null) clearRecent(id, serverId);
      changed();
    },
  };
}
