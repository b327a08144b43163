import { messageLimits } from '@/shared/discord/limits';
import { valuesAt } from '../../engine/paths';
import type { Values } from '../../common-fields/field';
import type { Post } from '../../common-fields/post';

/** The values beside a message, given the form's and the path of a part of the message: `panel.content`. */
export const besideMessage = (form: unknown, part: string): Values =>
  valuesAt(form, part.split('.').slice(0, -2).join('.'));

/** How many buttons a message can have beside what its module posts with it: rows are of five, a menu takes one. */
export function buttonRoom({ buttons = [], links = [], menu }: Post): number {
  const { rows, rowButtons } = messageLimits;
  const free = rows - Math.ceil(buttons.length / rowButtons) - (menu ? 1 : 0);
  return Math.max(0, free * rowButtons - links.length);
}

/** How many characters its text can have after the mentioned roles, each as `<@&id>` and a blank. */
export const textRoom = ({ mentions = [] }: Post): number =>
  messageLimits.content - mentions.reduce((sum, id) => sum + id.length + 5, 0);
