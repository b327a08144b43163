import type { ComponentType } from 'react';
import type { FieldSet, Values } from '../common-fields/field';
import type { Facts, Variable } from './variable';

export interface PreviewProps {
  values: Values;
  fields: FieldSet;
  variables: readonly Variable[];
  /** What is known of server, tokens and collections; nothing unless given. */
  facts?: Facts;
  /** Path of the values in the form around it, which can be changed there; without one it is only looked at. */
  path?: string | undefined;
}

type LoadPreview = () => Promise<{ default: ComponentType<PreviewProps> }>;

/** The `Preview.tsx` of each module's folder that has one, by its path; each is loaded when it is asked for. */
const ownPreviews: Readonly<Record<string, LoadPreview>> = import.meta.glob<{
  default: ComponentType<PreviewProps>;
}>('../definitions/*/Preview.tsx');

const messagePreview: LoadPreview = () => import('../preview/MessagePreview');

/**
 * The component that shows what members will see of a module: its own, else its messages. Pages import this file when
 * they open a module: it names every module's preview.
 */
export async function previewOf(slug: string): Promise<ComponentType<PreviewProps>> {
  const load = ownPreviews[`../definitions/${slug}/Preview.tsx`] ?? messagePreview;
  return (await load()).default;
}
