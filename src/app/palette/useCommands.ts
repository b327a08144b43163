import { useSelector } from 'react-redux';
import { modulePath } from '@/features/bot-modules/engine/addresses';
import { moduleAbouts } from '@/features/bot-modules/engine/registry';
import { selectTheme, themeChosen } from '@/features/global/globalSlice';
import { selectSession } from '@/features/session/sessionSlice';
import { selectViewer } from '@/features/session/viewerSlice';
import { flattenRoutes } from '@/shared/routing/table';
import { useAppDispatch } from '@/shared/state/hooks';
import { useApp } from '../AppContext';
import { useServerCommands } from './useServerCommands';
import { useLogout } from '@/features/session/useLogout';

export interface PaletteCommand {
  id: string;
  label: string;
  /** Path it leads to; otherwise it does something. */
  to?: string;
  run?: () => void;
}

export interface CommandGroup {
  title: string;
  commands: PaletteCommand[];
}

/** What the palette offers to whoever looks: only pages that are open to them, and actions that make sense. */
export function useCommands(): CommandGroup[] {
  const { routes, site } = useApp();
  const { isAuthenticated, isAdmin } = useSelector(selectSession);
  const { capabilities } = useSelector(selectViewer);
  const theme = useSelector(selectTheme);
  const dispatch = useAppDispatch();
  const leave = useLogout();

  const pages = flattenRoutes(routes)
    .filter(({ path }) => !path.includes(':') && path !== '/unauthorized')
    .filter(({ flags }) => flags.loginStatus === 'not-required' || isAuthenticated)
    .filter(({ flags }) => !flags.adminRoute || isAdmin)
    .filter(({ capability }) => capability === undefined || capabilities.includes(capability))
    .map(({ path, title }) => ({ id: path, label: title, to: path }));

  const servers = useServerCommands();
  const modules = site === 'community' && isAuthenticated && isAdmin ? moduleCommands(pages) : [];

  const other = theme === 'dark' ? 'light' : 'dark';
  const actions: PaletteCommand[] = [
    {
      id: 'theme',
      label: `Switch to the ${other} theme`,
      run: () => void dispatch(themeChosen(other)),
    },
  ];
  if (isAuthenticated) actions.push({ id: 'logout', label: 'Logout', run: () => void leave() });
  return [
    { title: 'Pages', commands: pages },
    ...(modules.length > 0 ? [{ title: 'Bot modules', commands: modules }] : []),
    ...(servers.length > 0 ? [{ title: 'Servers', commands: servers }] : []),
    { title: 'Actions', commands: actions },
  ];
}

/** Bot modules whose pages are not in the table of routes by themselves. */
const moduleCommands = (pages: readonly PaletteCommand[]): PaletteCommand[] =>
  moduleAbouts
    .map((about) => ({ id: `module-${about.slug}`, label: about.title, to: modulePath(about) }))
    .filter(({ to }) => !pages.some((page) => page.to === to));
