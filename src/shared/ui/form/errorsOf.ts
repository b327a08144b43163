import type { FieldError } from '@/shared/api/envelope';

/** What react-hook-form keeps beside the errors of a value's parts. */
const OWN = new Set(['message', 'type', 'types', 'ref', 'root']);

/**
 * The errors of a form one by one, out of the tree react-hook-form keeps them in. What is said of the form
 * as a whole (`root`) is not among them.
 */
export function errorsOf(tree: unknown, path = ''): FieldError[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = path === '' ? [] : [messageIn(tree), 'root' in tree ? messageIn(tree.root) : null];
  return [
    ...own.flatMap((message) => (message === null ? [] : [{ path, message }])),
    ...Object.entries(tree).flatMap(([name, part]) =>
      OWN.has(name) && !isTree(name, part)
        ? []
        : errorsOf(part, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

const messageIn = (error: unknown): string | null =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string'
    ? error.message
    : null;

/** A value may itself be called "message" or "type": what is said of it is an object, and no text. */
const isTree = (name: string, part: unknown): boolean =>
  (name === 'message' || name === 'type') && typeof part === 'object';
