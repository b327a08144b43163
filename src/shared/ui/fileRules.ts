export interface FileRules {
  /** MIME types that are taken. */
  types: readonly string[];
  /** The same for people: "PNG or JPEG". */
  typeNames: string;
  maxBytes: number;
}

/** Why a file is refused, or null when it may be taken. */
export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  { types, typeNames, maxBytes }: FileRules,
): string | null {
  if (!types.includes(type)) return `This file isn’t ${typeNames}.`;
  if (size === 0) return 'This file is empty.';
  if (size > maxBytes) return 'This file is too large.';
  return null;
}
