import { useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '@/features/identity/preferences/globalSlice';
import { selectThemeChoice } from '@/features/identity/preferences/themeChoiceSlice';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { useLogout } from '@/features/identity/session/useLogout';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { flattenRoutes } from '@/shared/routing/table';
import { useAppDispatch } from '@/shared/state/clientState';
import { useApp } from '../AppContext';
import type { CommandGroup, PaletteCommand } from './command';
import { useModuleCommands, type BegunModule, type ListModule } from './useModuleCommands';
import { useServerCommands } from './useServerCommands';

interface Commands {
  groups: CommandGroup[];
  /** Modules whose rules are offered by name. */
  lists: ListModule[];
  /** What posts something once, for who looks for that. */
  tests: PaletteCommand[];
  /** Modules whose templates are offered by name. */
  begun: BegunModule[];
}

/** What the palette offers to whoever looks: only pages that are open to them, and actions that make sense. */
export function useCommands(): Commands {
  const { routes } = useApp();
  const { isAuthenticated, isAdmin } = useSelector(selectSession);
  const { capabilities } = useSelector(selectViewer);
  const theme = useSelector(selectTheme);
  const isSystem = useSelector(selectThemeChoice) === 'system';
  const dispatch = useAppDispatch();
  const leave = useLogout();
  const servers = useServerCommands();
  const modules = useModuleCommands();

  const pages = flattenRoutes(routes)
    .filter(({ path }) => !path.includes(':') && path !== '/unauthorized')
    .filter(({ flags }) => flags.loginStatus === 'not-required' || isAuthenticated)
    .filter(({ flags }) => !flags.adminRoute || isAdmin)
    .filter(({ capability }) => capability === undefined || capabilities.includes(capability))
    .map(({ path, title }) => ({
      id: path,
      label: title,
      keywords: `${path} ${modules.pages.find(({ to }) => to === path)?.keywords ?? ''}`,
      to: path,
    }));
  // Those whose pages are not in the table of routes by themselves.
  const others = modules.pages.filter(({ to }) => !pages.some((page) => page.to === to));

  const other = theme === 'dark' ? 'light' : 'dark';
  const actions: PaletteCommand[] = [
    {
      id: 'theme',
      label: `Switch to the ${other} theme`,
      run: () => void dispatch(themeChosen(other)),
    },
  ];
  if (!isSystem)
    actions.push({
      id: 'theme-system',
      label: 'Use the device’s theme',
      keywords: 'system theme',
      run: () => void dispatch(themeChosen('system')),
    });
  if (isAuthenticated) {
    actions.push({
      id: 'logout',
      label: 'Logout',
      keywords: 'log out sign out leave',
      run: () => void leave(),
    });
  }
  const groups = [
    { title: 'Pages', commands: pages },
    { title: 'Modules', commands: others },
    { title: 'New', commands: modules.news },
    { title: 'Servers', commands: servers },
    { title: 'Actions', commands: actions },
  ];
  const { lists, tests, begun } = modules;
  return { groups: groups.filter(({ commands }) => commands.length > 0), lists, tests, begun };
}
