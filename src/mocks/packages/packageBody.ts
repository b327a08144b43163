import * as z from 'zod/mini';
import { subscriptionTypes } from '@/features/packages/package';
import type { FieldError } from '@/shared/api/envelope';
import { parseSol } from '@/shared/money/lamports';
import { features } from './features';
import type { PackageRow } from './rows';

const MAX_PRICE = parseSol('10000');

function priceError(text: string): string | undefined {
  try {
    const lamports = parseSol(text);
    if (lamports <= 0n) return 'The price must be more than 0.';
    return lamports > MAX_PRICE ? 'The price must be at most 10000 SOL.' : undefined;
  } catch {
    return 'Enter an amount of SOL with at most 9 decimals.';
  }
}

const price = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** What POST /package and PUT /packages/{id} take. */
const bodySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'At least 3 characters.'),
      z.maxLength(50, 'At most 50 characters.'),
    ),
  description: z._default(z.string().check(z.maxLength(500, 'At most 500 characters.')), ''),
  price: price.check((context) => {
    const message = priceError(context.value);
    if (message !== undefined)
      context.issues.push({ code: 'custom', input: context.value, message });
  }),
  subscriptionType: z.enum(subscriptionTypes, 'Choose a type.'),
  durationDays: z._default(
    z.nullable(
      z
        .int('A whole number of days.')
        .check(z.minimum(1, 'At least 1 day.'), z.maximum(3650, 'At most 3650 days.')),
    ),
    null,
  ),
  items: z
    .array(z.object({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) }))
    .check(z.minLength(1, 'Choose at least one feature.')),
  order: z.optional(z.int().check(z.minimum(0))),
  highlight: z._default(z.boolean(), false),
  status: z.optional(z.enum(['DRAFT', 'ENABLED', 'DISABLED'])),
});

export type PackageFields = Omit<PackageRow, 'id' | 'order' | 'status'> &
  Partial<Pick<PackageRow, 'order' | 'status'>>;

/** The fields of a package body, or the errors field by field. Names are unique among `others`, whatever the case. */
export function readPackage(
  body: unknown,
  others: readonly PackageRow[],
): { fields: PackageFields } | { errors: FieldError[] } {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    return {
      errors: parsed.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      })),
    };
  }
  const { items: wanted, order, status, ...rest } = parsed.data;
  const items = features.filter((feature) => wanted.some((item) => item.id === feature.id));
  const errors: FieldError[] = [];
  if (others.some((row) => row.name.toLowerCase() === rest.name.toLowerCase())) {
    errors.push({ path: 'name', message: 'Another package has this name.' });
  }
  if (items.length < new Set(wanted.map((item) => item.id)).size) {
    errors.push({ path: 'items', message: 'One of the features does not exist.' });
  }
  if (errors.length > 0) return { errors };
  return {
    fields: {
      ...rest,
      items: items.map(({ id, name }) => ({ id, name })),
      ...(order === undefined ? {} : { order }),
      ...(status === undefined ? {} : { status }),
    },
  };
}
