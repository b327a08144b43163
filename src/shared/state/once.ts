/** A value that is made on first use, and then kept: for what a page mustn’t wait for while its files load. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
