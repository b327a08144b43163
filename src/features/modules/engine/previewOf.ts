import type { ComponentType } from 'react';
import type { PreviewProps } from './moduleScreen';
import { screenFiles } from './screenFiles';

/**
 * The component that previews a module; its code comes with the call. Pages import this file when they open a module:
 * it names every module's preview.
 *
 * @throws Error when the module's folder has no `screen.ts`
 */
export async function previewOf(slug: string): Promise<ComponentType<PreviewProps>> {
  const screen = screenFiles[`../definitions/${slug}/screen.ts`];
  if (!screen) throw new Error(`The module ${slug} has no screen.ts.`);
  return (await screen.preview()).default;
}
