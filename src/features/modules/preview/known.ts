import { numberFormat } from '@/shared/format/numberFormat';
import { LANGUAGE } from '@/shared/text/locales';
import { isShown } from '../engine/schema';
import { nestedValues } from '../engine/paths';
import { asText } from '../engine/shape';
import type { Facts, Known, Variable } from '../engine/variable';
import type { FieldSet, Values } from '../common-fields/field';

const numeral = (value: number | null | undefined) =>
  typeof value === 'number' ? numberFormat(LANGUAGE).format(value) : undefined;
const text = (value: string | null | undefined) => value ?? undefined;

/** Variables that mean the same in every module. */
const common = new Map<string, (known: Known) => string | undefined>([
  ['server.name', ({ facts }) => facts.serverName],
  ['member.count', ({ facts }) => numeral(facts.members)],
  ['members', ({ facts }) => numeral(facts.members)],
  ['verified.wallets', ({ facts }) => numeral(facts.linkedWallets)],
  ['symbol', ({ token }) => token?.symbol],
  ['token.symbol', ({ token }) => token?.symbol],
  ['collection.name', ({ collection }) => collection?.name],
  ['collection.floor', ({ collection }) => text(collection?.floorSol)],
  ['nft.floor', ({ collection }) => text(collection?.floorSol)],
  ['nft.supply', ({ collection }) => numeral(collection?.items)],
]);

/**
 * The variables with their known values as samples. Names of servers, channels and tokens are
 * written by other people, so they are inserted as plain text.
 */
export const withKnown = (variables: readonly Variable[], known: Known): Variable[] =>
  variables.map((variable) => {
    const roleIds = variable.roles?.(known.values) ?? [];
    if (roleIds.length > 0) {
      const names = roleIds.map((id) => `@${known.facts.roles?.get(id) ?? 'unknown-role'}`);
      return { ...variable, roleIds, sample: names.join(' '), isText: true };
    }
    const told = (variable.known ?? common.get(variable.name))?.(known);
    return told === undefined || told === ''
      ? variable
      : { ...variable, sample: told, isText: variable.isLink !== true };
  });

/** Known facts for one form, or for one item of a list in it. */
export function knownOf(facts: Facts, fields: FieldSet, values: Values): Known {
  const addresses = addressesIn(fields, values);
  return {
    values,
    facts,
    token: firstOf(addresses, facts.tokens),
    collection: firstOf(addresses, facts.collections),
  };
}

const firstOf = <T>(addresses: readonly Address[], found: ReadonlyMap<string, T>): T | undefined =>
  addresses.map(({ address }) => found.get(address)).find((each) => each !== undefined);

export interface Address {
  address: string;
  of: 'mint' | 'collection' | 'asset';
}

/** Tokens and collections that a form names in fields in force, in field order. */
export function addressesIn(fields: FieldSet, values: Values): Address[] {
  return Object.entries(fields).flatMap(([name, field]): Address[] => {
    if (!isShown(field, values)) return [];
    const { control } = field;
    if (control.type === 'address') {
      const address = asText(values[name]);
      return control.of === 'wallet' || address === '' ? [] : [{ address, of: control.of }];
    }
    return (nestedValues(field, values[name]) ?? []).flatMap((part) =>
      addressesIn(part.fields, part.values),
    );
  });
}
