import type { ComponentType } from 'react';
import type { FieldSet, Values } from '../common-fields/field';
import type { Facts, Variable } from './variable';

export interface PreviewProps {
  values: Values;
  fields: FieldSet;
  variables: readonly Variable[];
  /** Facts about server, tokens and collections; none by default. */
  facts?: Facts;
  /** Path of the values in the surrounding form, which makes the preview editable; read-only if absent. */
  path?: string | undefined;
}

type LoadPreview = () => Promise<{ default: ComponentType<PreviewProps> }>;

/** The `Preview.tsx` of each module's folder that has one, by its path; each is loaded on demand. */
const ownPreviews: Readonly<Record<string, LoadPreview>> = import.meta.glob<{
  default: ComponentType<PreviewProps>;
}>('../definitions/*/Preview.tsx');

const messagePreview: LoadPreview = () => import('../preview/MessagePreview');

/**
 * The component that previews what members will see of a module: its `Preview.tsx`, or else its
 * messages. Pages import this file only when they open a module, because it references the preview
 * of every module.
 */
export async function previewOf(slug: string): Promise<ComponentType<PreviewProps>> {
  const load = ownPreviews[`../definitions/${slug}/Preview.tsx`] ?? messagePreview;
  return (await load()).default;
}
