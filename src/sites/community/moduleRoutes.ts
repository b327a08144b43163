import { modulePages, rulePages } from '@/features/bot-modules/engine/catalogue';
import type { RouteData } from '@/shared/routing/routeData';
import { screen, type RouteSpec } from '@/shared/routing/table';

const moduleScreens = () => import('@/features/bot-modules/screens/createModuleScreen');
const moduleTabs = async (slug: string) => (await import('./moduleTabs')).moduleTabs(slug);
const moduleData = () => import('@/features/bot-modules/screens/moduleData');

/** With what the site's own parts of such pages ask (`moduleTabs`). */
async function withParts(
  slugs: readonly string[],
  own: RouteData,
): Promise<{ default: RouteData }> {
  if (!slugs.includes('task-to-earn')) return { default: own };
  const { withDesk } = await import('./quests/deskData');
  return { default: withDesk(own) };
}

/** The routes of bot modules: list, form and preview of each follow from its folder. */
export const moduleRoutes: RouteSpec[] = [
  ...modulePages.map(({ path, title, slugs }) =>
    screen(path, title, async () => (await moduleScreens()).createModuleScreen(slugs, moduleTabs), {
      data: async () => withParts(slugs, (await moduleData()).createModuleData(slugs).default),
    }),
  ),
  ...rulePages.map(({ path, title, slugs }) =>
    screen(path, title, async () => (await moduleScreens()).createRuleScreen(slugs, moduleTabs), {
      data: async () => withParts(slugs, (await moduleData()).createRuleData(slugs).default),
    }),
  ),
];
