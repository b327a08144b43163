import ModuleBySlugScreen from '@/features/modules/screens/ModuleBySlugScreen';

/** Comes with the module's definition, which it waits for anyway. */
const moduleTabs = async (slug: string) =>
  (await import('./module-pages/moduleTabs')).moduleTabs(slug);

/** `bots/:slug`, with what this site adds to a module's page. */
const BotModuleScreen = () => <ModuleBySlugScreen loadTabs={moduleTabs} />;
export default BotModuleScreen;
