/** The name of a server as it appears in addresses. */
export const serverSlug = (name: string): string =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
