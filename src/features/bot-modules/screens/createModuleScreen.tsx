import type { ComponentType } from 'react';
import { loadModule } from '../engine/registry';
import { ModuleScreen } from './ModuleScreen';

/**
 * The screen of a module, with its code: what a route's line loads.
 *
 * @throws Error when no folder has that name: a mistake in the route table
 */
export async function createModuleScreen(slug: string): Promise<{ default: ComponentType }> {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`There is no module ${slug}.`);
  return { default: () => <ModuleScreen spec={spec} /> };
}
