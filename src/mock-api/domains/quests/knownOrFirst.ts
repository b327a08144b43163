/** The name as one of those there are; the first of them for any other. */
export const knownOrFirst = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  name: string,
): Names[number] => names.find((each) => each === name) ?? names[0];
