/** The name if it is one of `names`, otherwise the first of them. */
export const knownOrFirst = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  name: string,
): Names[number] => names.find((each) => each === name) ?? names[0];
