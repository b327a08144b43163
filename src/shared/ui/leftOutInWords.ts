import type { LeftOut } from '../api/lenient';
import { counted, pluralOf } from '../text/language';
import { listed } from '../text/listed';

/** This many names are listed; the others are counted. */
const TOLD = 3;

/** Items that could not be shown, a sentence per kind: "2 orders could not be shown: Silver Keep." */
export function leftOutInWords(leftOut: readonly LeftOut[]): string[] {
  const kinds = new Map<string, LeftOut[]>();
  for (const each of leftOut) {
    const kind = `${each.extent} ${each.what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds.values()].flatMap((all) => (all[0] ? sentence(all[0], all) : []));
}

function sentence({ what, extent }: LeftOut, all: readonly LeftOut[]): string {
  if (extent === 'all') return `Couldn’t read the ${pluralOf(what)}.`;
  if (extent === 'rest') return `Couldn’t load more ${pluralOf(what)}.`;
  const names = [...new Set(all.flatMap(({ name, id }) => name ?? id ?? []))];
  const told = names.length > TOLD ? [...names.slice(0, TOLD), 'others'] : names;
  return told.length === 0
    ? `${counted(all.length, what)} couldn’t be shown.`
    : `${counted(all.length, what)} couldn’t be shown: ${listed(told)}.`;
}
