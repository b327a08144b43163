import { lazy, Suspense, useMemo, type ComponentProps, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { TABS, WALLET } from '@/features/portfolio/portfolioParams';
import '@/features/portfolio/portfolio.scss';
import { useHoldingUsesQuery } from '@/features/portfolio/portfolioApi';
import { ReadNotes } from '@/features/portfolio/ReadNotes';
import { RefreshButton } from '@/features/portfolio/RefreshButton';
import { Total } from '@/features/portfolio/Total';
import { usePortfolio, type Portfolio } from '@/features/portfolio/usePortfolio';
import { WalletChoice } from '@/features/portfolio/WalletChoice';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';

// Holdings and their value come first; tables and the grid load later.
const RewardsTab = lazy(async () => ({
  default: (await import('@/features/portfolio/RewardsTab')).RewardsTab,
}));
const TokensTab = lazy(async () => ({
  default: (await import('@/features/portfolio/TokensTab')).TokensTab,
}));
const NftsTab = lazy(async () => ({
  default: (await import('@/features/portfolio/NftsTab')).NftsTab,
}));
const OwnRoles = lazy(async () => ({
  default: (await import('@/features/modules/holder-checks/OwnRoles')).OwnRoles,
}));

const ValueHistory = lazyOptional(() => import('@/features/portfolio/ValueHistory'));

const NONE: readonly never[] = [];
const WALLETS = '/dashboard/profile/wallets';
const TRANSACTIONS = '/dashboard/all-transactions';

/** `portfolio` (spec §2): the holdings of all linked wallets, and the member's rewards. */
export default function PortfolioScreen() {
  const { data, error, isFetching, refetch } = useLinkedWalletsQuery(undefined);
  const all = data?.wallets ?? NONE;
  const [params] = useSearchParams();
  const wanted = params.get(WALLET);
  const chosen = useMemo(() => {
    const one = all.filter(({ address }) => address === wanted);
    return one.length === 0 ? all : one;
  }, [all, wanted]);
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const portfolio = usePortfolio(chosen);
  const { reads, readAgain, prices } = portfolio;
  const isBusy = reads.some(({ tokens, pieces }) => tokens.isFetching || pieces.isFetching);
  const refresh = () => {
    for (const { address } of reads) {
      readAgain(address, 'tokens');
      readAgain(address, 'pieces');
    }
    prices.readAgain();
  };
  return (
    <>
      <PageHeader
        title="Portfolio"
        purpose={
          <>
            Your SOL, tokens, NFTs and rewards. <Link to={TRANSACTIONS}>All transactions</Link>
          </>
        }
        actions={
          <>
            <Link className="btn btn-outline-secondary" to={WALLETS}>
              Wallets
            </Link>
            {(data ? data.wallets.length > 0 : isFetching) ? (
              <RefreshButton isBusy={isBusy || !data} onRefresh={refresh} />
            ) : null}
          </>
        }
      />
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          {all.length === 0 ? null : (
            <>
              {all.length === 1 ? null : <WalletChoice wallets={all} />}
              <div className="portfolio-top">
                <Total portfolio={portfolio} />
                <History
                  wallet={all.length > 1 && only !== undefined ? only.address : null}
                  wallets={chosen}
                />
              </div>
              <ReadNotes
                wallets={all}
                reads={reads}
                tokensLeftOut={portfolio.leftOut}
                onRetry={readAgain}
              />
              {prices.isFailed ? <NoPrices onRetry={prices.readAgain} /> : null}
            </>
          )}
          <Tabs wallets={chosen} portfolio={portfolio} isWhole={!data.leftOut} />
        </>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your wallets.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading your portfolio" count={3} />
      )}
    </>
  );
}

/** Beside the total on wide screens. On a phone it is collapsed, so that holdings are near the top. */
function History(props: ComponentProps<typeof ValueHistory>) {
  const isPhone = useMedia(PHONE);
  return isPhone ? (
    <div className="portfolio-history-fold">
      <LazyDetails summary="Value over time">{() => <ValueHistory {...props} />}</LazyDetails>
    </div>
  ) : (
    <Suspense fallback={<div className="panel portfolio-history" aria-hidden="true" />}>
      <ValueHistory {...props} />
    </Suspense>
  );
}

interface TabsProps {
  wallets: readonly LinkedWallet[];
  portfolio: Portfolio;
  /** Whether each linked wallet could be read. */
  isWhole: boolean;
}

function Tabs({ wallets, portfolio, isWhole }: TabsProps) {
  const { data } = useHoldingUsesQuery(undefined);
  const uses = data?.uses ?? NONE;
  const ofWallets = (content: ReactNode) =>
    wallets.length > 0 ? <Later>{content}</Later> : isWhole ? <LinkOne /> : <NoneRead />;
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <UrlTabs
        label="Portfolio"
        tabs={[
          {
            id: TABS.rewards,
            label: 'Rewards',
            content: (
              <Later>
                <RewardsTab />
              </Later>
            ),
          },
          {
            id: TABS.tokens,
            label: 'Tokens',
            content: ofWallets(<TokensTab {...{ wallets, portfolio, uses }} />),
          },
          {
            id: TABS.nfts,
            label: 'NFTs',
            content: ofWallets(<NftsTab {...{ wallets, portfolio, uses }} />),
          },
          { id: TABS.servers, label: 'Servers', content: ofWallets(<OwnRoles />) },
        ]}
      />
    </>
  );
}

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<CardsSkeleton label="Loading" count={3} />}>{children}</Suspense>
);

const LinkOne = () => (
  <EmptyState
    scene="keys"
    title="No linked wallets yet"
    action={
      <Link className="btn btn-primary" to={WALLETS}>
        Link a wallet
      </Link>
    }
  >
    Link a wallet to see what it holds. You sign a message that moves no funds.
  </EmptyState>
);

/** Wallets are linked, but none of them could be read. */
const NoneRead = () => (
  <EmptyState title="Wallets unavailable">
    Your wallets couldn’t be read. Try again later.
  </EmptyState>
);

const NoPrices = ({ onRetry }: { onRetry: () => void }) => (
  <div className="notice notice--warning" role="status">
    <p>Couldn’t load some prices, so the total is incomplete.</p>
    <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRetry}>
      Retry
    </button>
  </div>
);
