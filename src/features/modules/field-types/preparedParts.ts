import { reportError } from '@/shared/errors/reportError';
import type { ComponentType } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { FieldSet } from '../common-fields/field';

/** Code of controls that comes with those forms alone that have such a field. */
export const parts = {
  address: prepared(
    async () => ({ default: (await import('./address/AddressField')).AddressField }),
    'The address field',
  ),
  colour: prepared(
    async () => ({ default: (await import('./colour/ColourField')).ColourField }),
    'The color field',
  ),
  cron: prepared(() => import('./cron/CronField'), 'The pattern field'),
  date: prepared(() => import('./date/ModuleDateField'), 'The date field'),
  emoji: prepared(
    async () => ({ default: (await import('./emoji/EmojiField')).EmojiField }),
    'The emoji field',
  ),
  image: prepared(
    async () => ({ default: (await import('./image/ImageField')).ImageField }),
    'The image field',
  ),
  list: prepared(() => import('./list/ListField'), 'The list field'),
  message: prepared(() => import('./message/MessageField'), 'The message editor'),
  secret: prepared(
    async () => ({ default: (await import('./secret/SecretField')).SecretField }),
    'The secret field',
  ),
  tags: prepared(() => import('./tags/TagsField'), 'The list of words'),
  time: prepared(() => import('./time/TimeField'), 'The time field'),
  timeZone: prepared(
    async () => ({ default: (await import('./timeZone/TimeZoneField')).TimeZoneField }),
    'The time zone field',
  ),
};

/** Fetches what such a form needs beyond the controls of all, so that it is shown at once. Never rejects. */
export async function preparedFor(fields: FieldSet): Promise<void> {
  const wanted = Object.entries(parts).filter(([type]) => has(type, fields));
  await Promise.all(wanted.map(([, { prepare }]) => prepare()));
}

/** Whether a field of that type is among fields, or in one of them. */
const has = (type: string, fields: FieldSet): boolean =>
  Object.values(fields).some(
    ({ control }) => control.type === type || ('fields' in control && has(type, control.fields)),
  );

/**
 * A part of forms: rendered at once where it was prepared, else as soon as it is there (ADR route-data).
 *
 * @param what it is, for the console
 */
function prepared<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  what: string,
) {
  const ready: { Part: ComponentType<P> } = { Part: lazyOptional(load) };
  /** Fetches it. Resolves though its code does not come. */
  const prepare = async (): Promise<void> => {
    try {
      ready.Part = (await load()).default;
    } catch (error) {
      reportError(`${what} didn’t load`, error);
    }
  };
  return { ready, prepare };
}
