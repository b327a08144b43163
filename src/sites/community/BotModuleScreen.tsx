import ModuleBySlugScreen from '@/features/bot-modules/screens/ModuleBySlugScreen';
import { moduleTabs } from './moduleTabs';

/** `bots/:slug`, with what this site adds to a module's page. */
const BotModuleScreen = () => <ModuleBySlugScreen loadTabs={moduleTabs} />;
export default BotModuleScreen;
