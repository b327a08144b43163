import { createContext, useContext } from 'react';
import type { Site } from '@/shared/config/site';
import type { RouteSpec } from '@/shared/routing/table';
import type { AppStore } from './store/store';

interface AppContextValue {
  site: Site;
  routes: RouteSpec[];
  appStore: AppStore;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** Which site this is, its route table, and the store's late parts. */
export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('useApp needs <App> around it');
  return value;
}
