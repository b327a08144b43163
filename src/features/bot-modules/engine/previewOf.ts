import type { ComponentType } from 'react';
import type { PreviewProps } from './moduleScreen';

/**
 * The component that previews a module; its code comes with the call.
 *
 * @throws Error when the module's folder has no `screen.ts`
 */
export async function previewOf(slug: string): Promise<ComponentType<PreviewProps>> {
  const { screenFiles } = await import('./screenFiles');
  const screen = screenFiles[`../modules/${slug}/screen.ts`];
  if (!screen) throw new Error(`The module ${slug} has no screen.ts.`);
  return (await screen.preview()).default;
}
