import { useLocation, useNavigate } from 'react-router-dom';

/** A quest by the names in its address. */
export interface QuestNames {
  server: string;
  quest: string;
}

/** In the history's entry of a quest that was opened from the page below it: back leads there. */
export const FROM_HOME = 'from-home';

/** The query of a home on which a quest is open, `?quest=keep/through-the-gate`; null closes it. */
export function questSearch(search: string, names: QuestNames | null): string {
  const params = new URLSearchParams(search);
  params.delete('quest');
  const rest = params.toString();
  if (!names) return rest;
  const own = `quest=${encodeURIComponent(names.server)}/${encodeURIComponent(names.quest)}`;
  return rest === '' ? own : `${rest}&${own}`;
}

/** The quest a query names; null for anything else. */
export function questIn(search: string): QuestNames | null {
  const parts = new URLSearchParams(search).get('quest')?.split('/') ?? [];
  const [server = '', quest = ''] = parts;
  return parts.length === 2 && server !== '' && quest !== '' ? { server, quest } : null;
}

/** The quest that is open on the home, and how to close it. */
export function useOpenedQuest(): { opened: QuestNames | null; close: () => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    const isFromHome: unknown = state;
    if (isFromHome === FROM_HOME) void navigate(-1);
    else
      void navigate(
        { search: questSearch(search, null) },
        { replace: true, preventScrollReset: true },
      );
  };
  return { opened: questIn(search), close };
}
