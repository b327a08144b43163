import { useState } from 'react';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import { shortAddress } from '@/shared/solana/shortAddress';
import { projectWalletRoles, type ProjectWallet } from './projectWallet';
import { useUpdateProjectWalletMutation } from './projectWalletsApi';
import { ProjectWalletCard } from './ProjectWalletCard';
import { RemoveWallet } from './RemoveWallet';
import { calledOf, roleText } from './roleWords';

interface WalletListProps {
  serverId: string;
  wallets: readonly ProjectWallet[];
  mayChange: boolean;
}

/** The wallets of a project by their roles. */
export function WalletList({ serverId, wallets, mayChange }: WalletListProps) {
  const [removing, setRemoving] = useState<ProjectWallet | null>(null);
  const [preferred, setPreferred] = useState<ProjectWallet | null>(null);
  const [change, { isLoading }] = useUpdateProjectWalletMutation();
  const makeDefault = async (wallet: ProjectWallet) => {
    const answer = await change({ serverId, walletId: wallet.id, body: { flag: 'DEFAULT' } });
    setPreferred(null);
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
    else notify('success', `${calledOf(wallet)} is now the default`);
  };
  const known: readonly string[] = projectWalletRoles;
  const roles = [
    ...known,
    ...new Set(wallets.map(({ role }) => role).filter((role) => !known.includes(role))),
  ];
  return (
    <>
      {roles.map((role) => {
        const own = wallets.filter((each) => each.role === role);
        return own.length === 0 ? null : (
          <section key={role} aria-labelledby={`role-${role}`}>
            <h2 id={`role-${role}`}>{roleText(role)}</h2>
            <ul className="project-wallets" aria-label={`${roleText(role)} wallets`}>
              {own.map((wallet) => (
                <ProjectWalletCard
                  key={wallet.id}
                  serverId={serverId}
                  wallet={wallet}
                  mayChange={mayChange}
                  onMakeDefault={() => setPreferred(wallet)}
                  onRemove={() => setRemoving(wallet)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <RemoveWallet serverId={serverId} wallet={removing} onDone={() => setRemoving(null)} />
      <ConfirmDialog
        isOpen={preferred !== null}
        title={`Make ${preferred ? calledOf(preferred) : ''} the default?`}
        confirmLabel="Make default"
        isWanted
        cancelLabel="Cancel"
        isRunning={isLoading}
        onConfirm={() => {
          if (preferred) void makeDefault(preferred);
        }}
        onCancel={() => setPreferred(null)}
      >
        <p>
          {preferred ? shortAddress(preferred.address) : ''} will be preselected wherever a wallet
          of this role is needed.
        </p>
      </ConfirmDialog>
    </>
  );
}
