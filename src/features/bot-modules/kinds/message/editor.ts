import type { ComponentType } from 'react';
import { late } from '@/shared/ui/late';
import type { Field, FieldSet } from '../../fields/field';

import type { MessageFieldProps } from './MessageField';

const load = () => import('./MessageField');

/** The editor of messages: at once where it was prepared, else as soon as it is there. */
export const ready: { Editor: ComponentType<MessageFieldProps> } = { Editor: late(load) };

/** Fetches the editor of messages, so that a form shows it at once. Resolves though its code does not come. */
export async function prepareEditor(): Promise<void> {
  try {
    ready.Editor = (await load()).default;
  } catch (error) {
    console.error('The editor of messages did not load', error);
  }
}

/** Whether a message is among fields, or in one of them. */
export const hasMessage = (fields: FieldSet): boolean => Object.values(fields).some(isMessage);

const isMessage = ({ control }: Field): boolean =>
  control.kind === 'message' || ('fields' in control && hasMessage(control.fields));
