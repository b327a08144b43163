import { useFormContext } from 'react-hook-form';
import { lengthOf, termOf } from '@/features/billing/packages/term';
import { TierFeatures } from '@/features/billing/packages/TierFeatures';
import { priceInWords, priceOf } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { PriceLines } from '../packages/Prices';
import { featureGroups, type PackageValues } from './packageForm';

/** The card as owners will see it, while it is written. */
export function CardPreview() {
  const { watch } = useFormContext<PackageValues>();
  const values = watch();
  const days = values.durationDays === '' ? null : Number(values.durationDays);
  const card = { ...values, durationDays: Number.isNaN(days) ? null : days };
  const name = values.name.trim() || 'Unnamed package';
  const chosen = new Set(Object.values(values.items).flat());
  const items = featureGroups
    .flatMap(({ features }) => features)
    .filter(({ value }) => chosen.has(value))
    .map(({ value, label }) => ({ id: value, name: label }));
  const price = priceOf(values);
  return (
    <section className="package-preview" aria-labelledby="card-preview">
      <h2 id="card-preview">Preview</h2>
      <div className={values.highlight ? 'panel tier tier--highlight' : 'panel tier'}>
        <h3>{name}</h3>
        <div className="tier__price">
          {priceInWords(values)} <small>{termOf(values)}</small>
        </div>
        {price === null ? null : <PriceLines lamports={price} days={card.durationDays} />}
        <p>{values.description}</p>
        <TierFeatures name={name} items={items} />
        {Number(values.trialDays) > 0 ? (
          <p className="fine-print">
            Free trial: {counted(Number(values.trialDays), 'day')}, once per server.
          </p>
        ) : null}
        <p className="fine-print">
          Up to {counted(values.ruleLimit, 'rule')} per list. {lengthOf(card)}
        </p>
      </div>
    </section>
  );
}
