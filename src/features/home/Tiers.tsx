import { useEffect, useState } from 'react';
import { listPackages } from '@/features/packages/endpoints';
import type { Package } from '@/features/packages/package';
import { termOf } from '@/features/packages/term';
import { TierFeatures } from '@/features/packages/TierFeatures';
import { ask } from '@/shared/api/ask';
import type { DataOf } from '@/shared/api/endpoint';
import type { ApiResult } from '@/shared/api/envelope';
import { priceInWords } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';

type Answer = ApiResult<DataOf<typeof listPackages>>;

/** The packages on offer with their prices in SOL, as the server gives them to anyone. */
export default function Tiers() {
  const [attempt, setAttempt] = useState(0);
  return <TierList key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function TierList({ onRetry }: { onRetry: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ask(listPackages, {}).then((result) => {
      if (isCurrent) setAnswer(result);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!answer)
    return (
      <div key="coming" className="skeleton__block" role="status" aria-label="Loading the tiers" />
    );
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

function Tier({ tier }: { tier: Package }) {
  return (
    <article className={tier.highlight ? 'panel tier tier--highlight' : 'panel tier'}>
      <h3>{tier.name}</h3>
      <div className="tier__price">
        {priceInWords(tier)} <small>{termOf(tier)}</small>
      </div>
      <p>{tier.description}</p>
      <TierFeatures name={tier.name} items={tier.items} />
    </article>
  );
}
