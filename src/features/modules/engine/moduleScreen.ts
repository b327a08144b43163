import type { ComponentType } from 'react';
import type { FieldSet, Values } from '../common-fields/field';
import type { Facts, Variable } from './variable';

export interface PreviewProps {
  values: Values;
  fields: FieldSet;
  variables: readonly Variable[];
  /** What is known of server, tokens and collections; nothing unless given. */
  facts?: Facts;
}

/** The parts of a module that only screens need: the back end loads its definition without them. */
export interface ModuleScreen {
  /** What members will see. */
  preview: () => Promise<{ default: ComponentType<PreviewProps> }>;
}
