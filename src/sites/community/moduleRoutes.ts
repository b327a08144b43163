import { modulePages, rulePages } from '@/features/modules/engine/catalogue';
import { screen, type RouteSpec } from '@/shared/routing/table';

const moduleScreens = () => import('@/features/modules/screens/createModuleScreen');
const moduleData = () => import('@/features/modules/screens/moduleData');
const pages = () => import('./module-pages/moduleTabs');
const moduleTabs = async (slug: string) => (await pages()).moduleTabs(slug);

/** The routes of bot modules: list, form and preview of each follow from its folder. */
export const moduleRoutes: RouteSpec[] = [
  ...modulePages.map(({ path, title, slugs }) =>
    screen(path, title, async () => (await moduleScreens()).createModuleScreen(slugs, moduleTabs), {
      data: async () => {
        const [{ createModuleData }, { withRows }] = await Promise.all([moduleData(), pages()]);
        return { default: withRows(createModuleData(slugs).default, slugs) };
      },
    }),
  ),
  ...rulePages.map(({ path, title, slugs }) =>
    screen(path, title, async () => (await moduleScreens()).createRuleScreen(slugs, moduleTabs), {
      data: async () => {
        const [{ createRuleData }, { withChildRows }] = await Promise.all([moduleData(), pages()]);
        return { default: withChildRows(createRuleData(slugs).default, slugs) };
      },
    }),
  ),
];
