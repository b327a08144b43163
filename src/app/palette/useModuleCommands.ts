import { useSelector } from 'react-redux';
import type { DescribedModule } from '@/features/modules/engine/about';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { modulePath, rulePath } from '@/features/modules/engine/addresses';
import { useModulesQuery } from '@/features/modules/engine/modulesApi';
import { canConfigure, type ModuleSummary } from '@/features/modules/engine/moduleState';
import { withWords } from '@/features/modules/engine/described';
import { moduleAbouts } from '@/features/modules/engine/registry';
import { templatesOf } from '@/features/modules/engine/moduleFiles';
import { testSaved } from '@/features/modules/screens/testSaved';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { useMay } from '@/features/server/discord/useMay';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { useApp } from '../AppContext';
import { moduleIcon } from '@/features/modules/engine/moduleIcon';
import type { PaletteCommand } from './command';
import { icons } from './paletteIcons';

/** A module of the chosen server whose list is not empty. */
export interface ListModule {
  serverId: string;
  about: DescribedModule;
  /** Whether the current user may test its rules. */
  canTest: boolean;
}

/** A module that can be started from a template. */
export interface BegunModule {
  about: DescribedModule;
  /** Fetches its templates. */
  load: NonNullable<ModuleSpec['templates']>;
  /** Path of a template's form, given the template's id and the first field to fill in. */
  pathOf: (query: Readonly<Record<string, string>>) => string;
}

/** Commands about bot modules; empty for users who may not set them up. */
export interface ModuleCommands {
  /** The modules' own pages. */
  pages: PaletteCommand[];
  /** A new rule, if the chosen server's package allows another one. */
  news: PaletteCommand[];
  lists: ListModule[];
  /** Saved settings that can be posted once, for modules without a list. */
  tests: PaletteCommand[];
  begun: BegunModule[];
}

const NONE: ModuleCommands = { pages: [], news: [], lists: [], tests: [], begun: [] };

export function useModuleCommands(): ModuleCommands {
  const { site } = useApp();
  const { isAuthenticated, isAdmin } = useSelector(selectSession);
  const serverId = useSelector(selectServerId);
  const isEditor = useMay('editor');
  const isOpen = site === 'community' && isAuthenticated && isAdmin;
  const { currentData } = useModulesQuery(serverId ?? '', { skip: !isOpen || serverId === null });
  if (!isOpen) return NONE;
  const summaries = new Map(currentData?.modules.map((summary) => [summary.slug, summary]));
  const known = moduleAbouts.map((about) => ({
    about: withWords(about),
    summary: summaries.get(about.slug),
  }));
  return {
    pages: known.map(({ about, summary }) => pageOf(about, summary)),
    news: known.flatMap(({ about, summary }) =>
      isEditor && hasRoom(summary) ? [newOf(about)] : [],
    ),
    lists: known.flatMap(({ about, summary }) =>
      serverId !== null && (summary?.used ?? 0) > 0
        ? [
            {
              serverId,
              about,
              canTest: isEditor && !about.isSilent && canConfigure(summary?.state ?? ''),
            },
          ]
        : [],
    ),
    tests: known.flatMap(({ about, summary }) =>
      serverId !== null && isEditor && !about.isSilent && isSaved(summary)
        ? [
            testOf(about.slug, about.title, wordsOf(about), () =>
              testSaved({ serverId, slug: about.slug }),
            ),
          ]
        : [],
    ),
    begun: isEditor ? known.flatMap(({ about, summary }) => begunOf(about, summary)) : [],
  };
}

/** Where "new" has no form, it finds the module's page, which is the form or explains why there is none. */
const pageOf = (about: DescribedModule, summary: ModuleSummary | undefined): PaletteCommand => ({
  id: `module-${about.slug}`,
  label: about.title,
  keywords: `${wordsOf(about)} ${summary === undefined || hasRoom(summary) ? '' : ADDING}`,
  to: modulePath(about),
  icon: moduleIcon(about.icon),
});

const newOf = (about: DescribedModule): PaletteCommand => ({
  id: `new-${about.slug}`,
  // A rule with its own name: "New quest".
  label:
    about.parent && about.rulePage
      ? `New ${about.rulePage.title.toLowerCase()}`
      : `New: ${about.title}`,
  keywords: `${wordsOf(about)} ${ADDING} rule in`,
  to: rulePath(about, 'new'),
  icon: icons.new,
});

/** Posts something saved once. */
export const testOf = (
  id: string,
  name: string,
  keywords: string,
  run: () => Promise<void>,
): PaletteCommand => ({
  id: `test-${id}`,
  label: `Send me a test of ${name}`,
  keywords: `try post dm ${keywords}`,
  icon: icons.test,
  run: () => void run(),
});

/** Whether the search is about tests: otherwise a test would be listed beside each rule that is found. */
export const looksForTests = (search: string): boolean => /\b(send|try|tes)/i.test(search);

function begunOf(about: DescribedModule, summary: ModuleSummary | undefined): BegunModule[] {
  const load = templatesOf(about.slug);
  if (summary === undefined || !load) return [];
  if (hasRoom(summary)) return [{ about, load, pathOf: (query) => rulePath(about, 'new', query) }];
  const isBlank = summary.limit === null && summary.updatedAt === null;
  return isBlank && canConfigure(summary.state)
    ? [{ about, load, pathOf: (query) => withQuery(modulePath(about), query) }]
    : [];
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [place = '', own] = path.split('?');
  const params = new URLSearchParams(own);
  for (const [name, value] of Object.entries(query)) params.set(name, value);
  return `${place}?${params.toString()}`;
}

/** A module without a list that has saved settings and may be set up. */
const isSaved = (summary: ModuleSummary | undefined) =>
  summary !== undefined &&
  summary.limit === null &&
  summary.updatedAt !== null &&
  canConfigure(summary.state);

const ADDING = 'new add create';
const wordsOf = ({ slug, keywords }: DescribedModule) => `${slug} ${keywords}`;

const hasRoom = (summary: ModuleSummary | undefined) =>
  summary !== undefined &&
  summary.limit !== null &&
  canConfigure(summary.state) &&
  (summary.used ?? 0) < summary.limit;
