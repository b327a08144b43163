import type { FieldError } from '@/shared/api/envelope';

/** Keys of react-hook-form's own data beside the errors of a value's parts. */
const OWN = new Set(['message', 'type', 'types', 'ref', 'root']);

/**
 * The errors of a form as a list, from react-hook-form's tree. Errors of the form as a whole (`root`) are not included.
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

/** A value may itself be called "message" or "type": its error is then an object, not text. */
const isTree = (name: string, part: unknown): boolean =>
  (name === 'message' || name === 'type') && typeof part === 'object';
