import { useCallback } from 'react';
import { listPackages } from '@/features/billing/packages/endpoints';
import { differenceOf, type Difference } from '@/features/billing/packages/differences';
import type { Package } from '@/features/billing/packages/package';
import { termOf } from '@/features/billing/packages/term';
import { TierFeatures } from '@/features/billing/packages/TierFeatures';
import { request } from '@/shared/api/request';
import type { DataOf } from '@/shared/api/endpoint';
import { shortSol } from '@/shared/money/shortUnits';
import { counted } from '@/shared/text/language';
import { priceInWords, priceOf } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PublicQuery } from '@/features/server/discover/PublicQuery';
import { EnterButton } from './EnterButton';

interface TiersProps {
  /** Hears what the cheapest of them costs, "0.5 SOL a month"; null as long as that is not known. Stays the same. */
  tellPrice: (price: string | null) => void;
}

/** The packages on offer with their prices in SOL, as the server gives them to anyone. */
export default function Tiers({ tellPrice }: TiersProps) {
  const askForThem = useCallback(async () => {
    const result = await request(listPackages, {});
    tellPrice(result.success ? cheapestOf(result.data.items) : null);
    return result;
  }, [tellPrice]);
  return (
    <PublicQuery
      ask={askForThem}
      coming={<div className="tier-grid__coming" role="status" aria-label="Loading the tiers" />}
    >
      {(data) => <TierList {...data} />}
    </PublicQuery>
  );
}

function TierList({ items: packages, leftOut }: DataOf<typeof listPackages>) {
  if (packages.length === 0 && !leftOut)
    return <p className="empty-state">We’re updating our packages.</p>;
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <div className="tier-grid">
        {packages.map((tier) => (
          <Tier key={tier.id} tier={tier} difference={differenceOf(tier, packages)} />
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
  return best && `${shortPrice(best.tier)} ${termOf(best.tier)}`;
}

/** To compare: four significant digits. What one pays is exact where one pays it. */
function shortPrice(tier: Package): string {
  const lamports = priceOf(tier);
  return lamports === null ? priceInWords(tier) : `${shortSol(lamports)} SOL`;
}

const MONTH_DAYS = 30;

/** The price of a longer term for 30 days, so that packages compare; null for a month, a single price or no end. */
function perMonth(tier: Package): string | null {
  const { durationDays: days } = tier;
  const lamports = priceOf(tier);
  if (lamports === null || typeof days !== 'number' || days <= MONTH_DAYS) return null;
  const share = (lamports * BigInt(MONTH_DAYS)) / BigInt(Math.round(days));
  return `About ${shortSol(share)} SOL per 30 days`;
}

interface TierProps {
  tier: Package;
  difference: Difference;
}

function Tier({ tier, difference: { base, added } }: TierProps) {
  const { id, name, description, highlight, trialDays } = tier;
  const monthly = perMonth(tier);
  return (
    <article className={highlight ? 'panel tier tier--highlight' : 'panel tier'}>
      <h3>
        {name} {highlight ? <small>Recommended</small> : null}
      </h3>
      <div className="tier__price">
        <span title={priceInWords(tier)}>{shortPrice(tier)}</span> <small>{termOf(tier)}</small>
        {monthly === null ? null : <small className="tier__monthly">{monthly}</small>}
      </div>
      {trialDays ? <p>Free trial: {counted(trialDays, 'day')}</p> : null}
      <p>{description}</p>
      {base === null ? null : <p className="tier__base">Everything in {base}, plus:</p>}
      <TierFeatures name={name} items={added} />
      <EnterButton
        className="btn tier__choose btn-outline-secondary"
        to={`/dashboard/package?tier=${encodeURIComponent(id)}`}
      >
        Choose {name}
      </EnterButton>
    </article>
  );
}
