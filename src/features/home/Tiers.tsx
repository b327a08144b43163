import type { Package } from '@/features/packages/package';
import { termOf } from '@/features/packages/term';
import { TierFeatures } from '@/features/packages/TierFeatures';
import { priceInWords } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { EnterButton } from './EnterButton';
import { askForTiers, useTiers } from './useTiers';

/** The packages on offer with their prices in SOL, as the server gives them to anyone. */
export default function Tiers() {
  const answer = useTiers();
  if (!answer)
    return <div className="tier-grid__coming" role="status" aria-label="Loading the tiers" />;
  if (!answer.success) {
    return (
      <div className="empty-state" role="alert">
        <p>{answer.message}</p>
        <button type="button" className="btn btn-outline-secondary" onClick={askForTiers}>
          Retry
        </button>
      </div>
    );
  }
  const { items: packages, leftOut } = answer.data;
  if (packages.length === 0 && !leftOut)
    return <p className="empty-state">Tiers are being updated.</p>;
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <div className="tier-grid">
        {packages.map((tier) => (
          <Tier key={tier.id} tier={tier} />
        ))}
      </div>
    </>
  );
}

function Tier({ tier }: { tier: Package }) {
  const { id, name, description, items, highlight } = tier;
  return (
    <article className={highlight ? 'panel tier tier--highlight' : 'panel tier'}>
      <h3>{name}</h3>
      <div className="tier__price">
        {priceInWords(tier)} <small>{termOf(tier)}</small>
      </div>
      <p>{description}</p>
      <TierFeatures name={name} items={items} />
      <EnterButton
        className={`btn tier__choose ${highlight ? 'btn-primary' : 'btn-outline-secondary'}`}
        to={`/dashboard/package?tier=${encodeURIComponent(id)}`}
      >
        Choose {name}
      </EnterButton>
    </article>
  );
}
