import { Address } from '@/shared/ui/Address';
import { heldText } from './columns';
import type { MemberDetail } from './memberDetail';

/** Wallets and accounts as far as the member shows them, and what counts for the server’s rules. */
export function WalletsTab({ detail }: { detail: MemberDetail }) {
  const { member, wallets, accounts, showsWallets, showsAccounts } = detail;
  return (
    <div className="member-roles">
      <section aria-labelledby="member-wallets">
        <h2 id="member-wallets">Wallets</h2>
        <Wallets showsWallets={showsWallets} hasWallet={member.hasWallet} wallets={wallets} />
      </section>
      <section aria-labelledby="member-holdings">
        <h2 id="member-holdings">Assets that count for your rules</h2>
        {member.holdings.length === 0 ? (
          <p>No assets that count for your holder rules</p>
        ) : (
          <ul>
            {member.holdings.map((held) => (
              <li key={held.asset}>
                <bdi translate="no">{heldText(held)}</bdi>
              </li>
            ))}
          </ul>
        )}
        <p className="fine-print">
          Total across all their linked wallets. Other assets stay private.
        </p>
      </section>
      <section aria-labelledby="member-accounts">
        <h2 id="member-accounts">Accounts</h2>
        {showsAccounts ? (
          accounts.length === 0 ? (
            <p>No linked accounts</p>
          ) : (
            <ul>
              {accounts.map(({ platform, handle }) => (
                <li key={platform}>
                  {platform}: <bdi translate="no">@{handle}</bdi>
                </li>
              ))}
            </ul>
          )
        ) : (
          <p>This member hides their accounts.</p>
        )}
      </section>
    </div>
  );
}

interface WalletsProps {
  showsWallets: boolean;
  hasWallet: boolean;
  wallets: readonly string[];
}

function Wallets({ showsWallets, hasWallet, wallets }: WalletsProps) {
  if (!hasWallet) return <p>No linked wallets</p>;
  if (!showsWallets) return <p>This member has a linked wallet and hides its address.</p>;
  return (
    <ul className="member-wallets">
      {wallets.map((address) => (
        <li key={address}>
          <Address value={address} what="the wallet" isShort explorer="account" />
        </li>
      ))}
    </ul>
  );
}
