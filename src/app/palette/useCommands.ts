import { useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '@/features/identity/preferences/globalSlice';
import { selectThemeChoice } from '@/features/identity/preferences/themeChoiceSlice';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { useLogout } from '@/features/identity/session/useLogout';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { flattenRoutes } from '@/shared/routing/table';
import { useAppDispatch } from '@/shared/state/clientState';
import { useApp } from '../AppContext';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { useMay } from '@/features/server/discord/useMay';
import type { CommandGroup, PaletteCommand } from './command';
import { icons, kindIcons, pageIcons } from './paletteIcons';
import { memberPlaces, teamPlaces, wordsFor } from './placeCommands';
import { useModuleCommands, type BegunModule, type ListModule } from './useModuleCommands';
import { useServerCommands } from './useServerCommands';

interface Commands {
  groups: CommandGroup[];
  /** Modules whose rules are offered by name. */
  lists: ListModule[];
  /** Commands that post something once, shown when the search is about tests. */
  tests: PaletteCommand[];
  /** Modules whose templates are offered by name. */
  begun: BegunModule[];
}

/** Commands for the current user: only pages they may open, and actions that make sense. */
export function useCommands(): Commands {
  const { site, routes } = useApp();
  const { isAuthenticated, isAdmin } = useSelector(selectSession);
  const { capabilities, username } = useSelector(selectViewer);
  const theme = useSelector(selectTheme);
  const isSystem = useSelector(selectThemeChoice) === 'system';
  const dispatch = useAppDispatch();
  const leave = useLogout();
  const servers = useServerCommands();
  const modules = useModuleCommands();
  const hasServer = useSelector(selectServerId) !== null;
  const may = { review: useMay('reviewer'), pay: useMay('treasurer') };

  const moduleAt = (path: string) => modules.pages.find(({ to }) => to === path);
  const pages = flattenRoutes(routes)
    .filter(({ path }) => !path.includes(':') && path !== '/unauthorized')
    .filter(({ flags }) => flags.loginStatus === 'not-required' || isAuthenticated)
    .filter(({ flags }) => !flags.adminRoute || isAdmin)
    .filter(({ capability }) => capability === undefined || capabilities.includes(capability))
    .map(({ path, title }) => ({
      id: path,
      label: title,
      keywords: `${path} ${wordsFor(site, path)} ${moduleAt(path)?.keywords ?? ''}`,
      to: path,
      icon: pageIcons[path] ?? moduleAt(path)?.icon ?? kindIcons.PAGE,
    }));
  // Module pages that the route table does not list.
  const others = modules.pages.filter(({ to }) => !pages.some((page) => page.to === to));

  const other = theme === 'dark' ? 'light' : 'dark';
  const actions: PaletteCommand[] = [
    {
      id: 'theme',
      label: `Switch to the ${other} theme`,
      keywords: 'theme appearance mode color',
      icon: icons.theme,
      run: () => void dispatch(themeChosen(other)),
    },
  ];
  if (!isSystem)
    actions.push({
      id: 'theme-system',
      label: 'Use the device’s theme',
      keywords: 'system theme appearance',
      icon: icons.theme,
      run: () => void dispatch(themeChosen('system')),
    });
  if (isAuthenticated) {
    actions.push({
      id: 'logout',
      label: 'Logout',
      keywords: 'log out sign out leave',
      icon: icons.logout,
      run: () => void leave(),
    });
  }
  const places = !isAuthenticated
    ? []
    : site === 'user'
      ? memberPlaces(username)
      : isAdmin && hasServer
        ? teamPlaces(may)
        : [];
  const groups = [
    { title: 'Go to', commands: places },
    { title: 'Pages', commands: pages },
    { title: 'Modules', commands: others },
    { title: 'New', commands: modules.news },
    { title: 'Servers', commands: servers },
    { title: 'Actions', commands: actions },
  ];
  const { lists, tests, begun } = modules;
  return { groups: groups.filter(({ commands }) => commands.length > 0), lists, tests, begun };
}
