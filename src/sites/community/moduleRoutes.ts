import { modulePages, rulePages } from '@/features/bot-modules/engine/catalogue';
import { screen, type RouteSpec } from '@/shared/routing/table';

const moduleScreens = () => import('@/features/bot-modules/screens/createModuleScreen');
const moduleTabs = async (slug: string) => (await import('./moduleTabs')).moduleTabs(slug);
const moduleData = () => import('@/features/bot-modules/screens/moduleData');

/** The routes of bot modules: list, form and preview of each follow from its folder. */
export const moduleRoutes: RouteSpec[] = [
  ...modulePages.map(({ path, title, slugs }) =>
    screen(path, title, async () => (await moduleScreens()).createModuleScreen(slugs, moduleTabs), {
      data: async () => (await moduleData()).createModuleData(slugs),
    }),
  ),
  ...rulePages.map(({ path, title, slugs }) =>
    screen(path, title, async () => (await moduleScreens()).createRuleScreen(slugs, moduleTabs), {
      data: async () => (await moduleData()).createRuleData(slugs),
    }),
  ),
];
