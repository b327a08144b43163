import type * as z from 'zod/mini';
import type { packageBody } from '@/features/billing/packages/packageBody';
import type { FieldError } from '@/shared/api/envelope';
import { wrongFields, type Refusal } from '../../http/reply';
import { features } from './features';
import type { PackageRow } from './rows';

export type PackageFields = Omit<PackageRow, 'id' | 'order' | 'status' | 'version'> &
  Partial<Pick<PackageRow, 'order' | 'status'>>;

/** The fields of a package, or what no schema knows is wrong with them. Names are unique among `others`, whatever the case. */
export function fieldsFrom(
  body: z.output<typeof packageBody>,
  others: readonly PackageRow[],
): PackageFields | Refusal<'invalid-fields'> {
  const { items: wanted, order, status, name, description, price, highlight } = body;
  const { subscriptionType, durationDays, ruleLimit, trialDays, visibility } = body;
  const items = features.filter((feature) => wanted.some((item) => item.id === feature.id));
  const errors: FieldError[] = [];
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) {
    errors.push({ path: 'name', message: 'Another package already uses this name.' });
  }
  if (items.length < new Set(wanted.map((item) => item.id)).size) {
    errors.push({ path: 'items', message: 'Unknown feature. Refresh the page and choose again.' });
  }
  if (errors.length > 0) return wrongFields(errors);
  return {
    name,
    description,
    price,
    subscriptionType,
    durationDays,
    highlight,
    ruleLimit,
    trialDays,
    visibility,
    items: items.map(({ id, name }) => ({ id, name })),
    ...(order === undefined ? {} : { order }),
    ...(status === undefined ? {} : { status }),
  };
}
