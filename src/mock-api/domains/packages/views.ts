import type { PackageRow } from './rows';

/** A package as the API has it. A stored row may have columns of an earlier version, which stay inside. */
export const packageView = ({
  id,
  name,
  description,
  price,
  subscriptionType,
  durationDays,
  items,
  order,
  highlight,
  status,
  visibility,
  ruleLimit,
  trialDays = null,
  version,
}: PackageRow): PackageRow => ({
  id,
  name,
  description,
  price,
  subscriptionType,
  durationDays,
  items: items.map((item) => ({ id: item.id, name: item.name })),
  order,
  highlight,
  status,
  visibility,
  ruleLimit,
  trialDays,
  version,
});
