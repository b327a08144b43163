import type { Condition } from './field';

/** A switch is on. */
export const isOn = <Name extends string>(name: Name): Condition<Name> => ({
  names: [name],
  holds: (values) => values[name] === true,
});

/** A field holds one of these values. */
export const isOneOf = <Name extends string>(
  name: Name,
  ...choices: readonly (string | number)[]
): Condition<Name> => ({
  names: [name],
  holds: (values) => choices.some((choice) => choice === values[name]),
});

/** The field `kind` holds one of these values. */
export const isKind = (...kinds: readonly string[]) => isOneOf('kind', ...kinds);

/** A list of choices or roles has this one, or any where none is named. */
export const has = <Name extends string>(name: Name, choice?: string): Condition<Name> => ({
  names: [name],
  holds: (values) => {
    const list = values[name];
    return Array.isArray(list) && (choice === undefined ? list.length > 0 : list.includes(choice));
  },
});

export const not = <Name extends string>({ names, holds }: Condition<Name>): Condition<Name> => ({
  names,
  holds: (values) => !holds(values),
});

/** All of them hold. */
export const allOf = <Name extends string>(
  ...conditions: readonly Condition<Name>[]
): Condition<Name> => ({
  names: conditions.flatMap(({ names }) => names),
  holds: (values) => conditions.every(({ holds }) => holds(values)),
});

/** Any one of them holds. */
export const anyOf = <Name extends string>(
  ...conditions: readonly Condition<Name>[]
): Condition<Name> => ({
  names: conditions.flatMap(({ names }) => names),
  holds: (values) => conditions.some(({ holds }) => holds(values)),
});
