/** What a value of the API is called on screens: "Unknown" for one that only a later version of the server has. */
export const labelIn = (labels: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? 'Unknown';
