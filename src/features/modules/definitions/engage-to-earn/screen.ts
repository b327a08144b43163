import type { ModuleScreen } from '../../engine/moduleScreen';

export const screen: ModuleScreen = {
  preview: () => import('./EngagePreview'),
};
