import * as z from 'zod/mini';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import type { SubscriptionType } from '@/features/billing/packages/package';
import { packageBody } from '@/features/billing/packages/packageBody';
import type { PackageBody } from '@/features/billing/packages/packageManagementApi';
import { products } from '@/features/modules/engine/catalogue';
import { families } from '@/features/modules/engine/about';
import { tidyAmount } from '@/shared/money/amountInput';

/** Text of the field for the length of a trial. */
const trialText = z
  .string()
  .check(z.trim(), z.regex(/^(?:[1-9]\d?)?$/, 'Enter a whole number of days from 1 to 90.'));

/** Text of the field for the length of the term. */
const daysText = z
  .string()
  .check(z.trim(), z.regex(/^(?:[1-9]\d{0,3})?$/, 'Enter a whole number of days from 1 to 3650.'));

/** The form of a package: like the API's body, but with features by family and the term as text. */
export const packageForm = z
  .object({
    name: packageBody.shape.name,
    description: z.string().check(z.maxLength(500, 'Maximum 500 characters.')),
    // Users may paste blanks or full-width digits; the API only accepts plain digits.
    price: z.pipe(z.string().check(z.overwrite(tidyAmount)), packageBody.shape.price),
    subscriptionType: packageBody.shape.subscriptionType,
    durationDays: daysText,
    trialDays: trialText,
    ruleLimit: z
      .int('Enter a whole number of rules.')
      .check(z.minimum(1, 'Minimum 1 rule.'), z.maximum(200, 'Maximum 200 rules.')),
    visibility: z.enum(['PUBLIC', 'DASHBOARD']),
    highlight: z.boolean(),
    items: z.record(z.string(), z.array(z.string())),
  })
  .check(
    z.refine(({ durationDays }) => Number(durationDays || '1') <= 3650, {
      path: ['durationDays'],
      error: 'Maximum 3650 days.',
    }),
    z.refine(({ trialDays }) => Number(trialDays || '1') <= 90, {
      path: ['trialDays'],
      error: 'Maximum 90 days.',
    }),
    z.refine(({ items }) => Object.values(items).some((ids) => ids.length > 0), {
      path: ['items', families[0].family],
      error: 'Choose at least one feature.',
    }),
  );
export type PackageValues = z.output<typeof packageForm>;

/** The features a package can hold, by family. */
export const featureGroups = families.map(({ family, title }) => ({
  family,
  title,
  features: products
    .filter((each) => each.family === family)
    .map(({ planItem, title: name }) => ({ value: planItem, label: name })),
}));

export const emptyPackage: PackageValues = {
  name: '',
  description: '',
  price: '',
  subscriptionType: 'MONTHLY',
  durationDays: '30',
  trialDays: '',
  ruleLimit: 10,
  visibility: 'PUBLIC',
  highlight: false,
  items: Object.fromEntries(featureGroups.map(({ family }) => [family, []])),
};

const isType = (type: string): type is SubscriptionType =>
  ['ONE_TIME', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'LIFETIME'].includes(type);

/** Form values of a package. */
export function valuesOf(row: ManagedPackage): PackageValues {
  const ids = new Set(row.items.map(({ id }) => id));
  return {
    name: row.name,
    description: row.description,
    price: row.price,
    subscriptionType: isType(row.subscriptionType) ? row.subscriptionType : 'ONE_TIME',
    durationDays: typeof row.durationDays === 'number' ? String(row.durationDays) : '',
    trialDays: typeof row.trialDays === 'number' ? String(row.trialDays) : '',
    ruleLimit: row.ruleLimit,
    visibility: row.visibility === 'DASHBOARD' ? 'DASHBOARD' : 'PUBLIC',
    highlight: row.highlight,
    items: Object.fromEntries(
      featureGroups.map(({ family, features }) => [
        family,
        features.map(({ value }) => value).filter((id) => ids.has(id)),
      ]),
    ),
  };
}

/** Request body of form values. */
export function bodyOf({ items, durationDays, trialDays, ...rest }: PackageValues): PackageBody {
  return {
    ...rest,
    durationDays: durationDays === '' ? null : Number(durationDays),
    trialDays: trialDays === '' ? null : Number(trialDays),
    items: Object.values(items)
      .flat()
      .map((id) => ({ id })),
  };
}
