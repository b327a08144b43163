import type { ServerDetails } from '@/features/server/discord/guild';
import type { Values } from '../common-fields/field';
import type { Live, ModuleSpec } from './defineModule';

/** One of a module's sentences with what its fields hold; null where it has none, or where one of them is empty. */
export function liveWords(
  { live, fields }: Pick<ModuleSpec, 'live' | 'fields'>,
  part: keyof Live,
  values: Values,
  details: ServerDetails | null,
): string | null {
  const names = [...(live?.[part]?.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name = '']) => name);
  if (names.some((name) => values[name] === '')) return null;
  return (
    live?.[part]?.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      (fields[name]?.words(values[name], details) ?? '').replace(/^# /, '#'),
    ) ?? null
  );
}
