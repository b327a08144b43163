import { useSelector } from 'react-redux';
import type { DescribedModule } from '@/features/bot-modules/engine/about';
import { modulePath, rulePath } from '@/features/bot-modules/engine/addresses';
import { useModulesQuery } from '@/features/bot-modules/engine/modulesApi';
import { canConfigure, type ModuleSummary } from '@/features/bot-modules/engine/moduleState';
import { moduleAbouts } from '@/features/bot-modules/engine/registry';
import { selectServerId } from '@/features/discord/discordSlice';
import { selectSession } from '@/features/session/sessionSlice';
import { useApp } from '../AppContext';
import type { PaletteCommand } from './command';

/** A module of the chosen server that holds a list with something in it. */
export interface ListModule {
  serverId: string;
  about: DescribedModule;
}

/** What the palette offers of bot modules; nothing to who may not set them up. */
export interface ModuleCommands {
  /** The modules' own pages. */
  pages: PaletteCommand[];
  /** A new rule, where the chosen server's package has room for it. */
  news: PaletteCommand[];
  lists: ListModule[];
}

const NONE: ModuleCommands = { pages: [], news: [], lists: [] };

export function useModuleCommands(): ModuleCommands {
  const { site } = useApp();
  const { isAuthenticated, isAdmin } = useSelector(selectSession);
  const serverId = useSelector(selectServerId);
  const isOpen = site === 'community' && isAuthenticated && isAdmin;
  const { currentData } = useModulesQuery(serverId ?? '', { skip: !isOpen || serverId === null });
  if (!isOpen) return NONE;
  const summaries = new Map(currentData?.modules.map((summary) => [summary.slug, summary]));
  const known = moduleAbouts.map((about) => ({ about, summary: summaries.get(about.slug) }));
  return {
    pages: known.map(({ about, summary }) => pageOf(about, summary)),
    news: known.flatMap(({ about, summary }) => (hasRoom(summary) ? [newOf(about)] : [])),
    lists: known.flatMap(({ about, summary }) =>
      serverId !== null && (summary?.used ?? 0) > 0 ? [{ serverId, about }] : [],
    ),
  };
}

/** Where "new" leads to no form of its own it finds the page: that is the form, or says why there is none. */
const pageOf = (about: DescribedModule, summary: ModuleSummary | undefined): PaletteCommand => ({
  id: `module-${about.slug}`,
  label: about.title,
  keywords: `${wordsOf(about)} ${summary === undefined || hasRoom(summary) ? '' : ADDING}`,
  to: modulePath(about),
});

const newOf = (about: DescribedModule): PaletteCommand => ({
  id: `new-${about.slug}`,
  label: `New: ${about.title}`,
  keywords: `${wordsOf(about)} ${ADDING}`,
  to: rulePath(about, 'new'),
});

const ADDING = 'new add create';
const wordsOf = ({ slug, keywords }: DescribedModule) => `${slug} ${keywords}`;

const hasRoom = (summary: ModuleSummary | undefined) =>
  summary !== undefined &&
  summary.limit !== null &&
  canConfigure(summary.state) &&
  (summary.used ?? 0) < summary.limit;
