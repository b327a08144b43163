import { useEffect, useState } from 'react';
import { listPackages } from '@/features/packages/endpoints';
import type { Package } from '@/features/packages/package';
import { termOf } from '@/features/packages/term';
import { TierFeatures } from '@/features/packages/TierFeatures';
import { ask } from '@/shared/api/ask';
import type { DataOf } from '@/shared/api/endpoint';
import type { ApiResult } from '@/shared/api/envelope';
import { priceInWords, priceOf } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { EnterButton } from './EnterButton';

type Answer = ApiResult<DataOf<typeof listPackages>>;

interface TiersProps {
  /** Hears what the cheapest of them costs, "0.5 SOL a month"; null as long as that is not known. Stays the same. */
  tellPrice: (price: string | null) => void;
}

/** The packages on offer with their prices in SOL, as the server gives them to anyone. */
export default function Tiers({ tellPrice }: TiersProps) {
  const [attempt, setAttempt] = useState(0);
  return <TierList key={attempt} tellPrice={tellPrice} onRetry={() => setAttempt(attempt + 1)} />;
}

function TierList({ tellPrice, onRetry }: TiersProps & { onRetry: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ask(listPackages, {}).then((result) => {
      if (!isCurrent) return;
      setAnswer(result);
      tellPrice(result.success ? cheapestOf(result.data.items) : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [tellPrice]);

  if (!answer)
    return <div className="tier-grid__coming" role="status" aria-label="Loading the tiers" />;
  if (!answer.success) {
    return (
      <div className="empty-state" role="alert">
        <p>{answer.message}</p>
        <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
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

/** Of those whose price can be read. */
function cheapestOf(packages: readonly Package[]): string | null {
  let best: { tier: Package; lamports: bigint } | null = null;
  for (const tier of packages) {
    const lamports = priceOf(tier);
    if (lamports !== null && (best === null || lamports < best.lamports)) best = { tier, lamports };
  }
  return best && `${priceInWords(best.tier)} ${termOf(best.tier)}`;
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
