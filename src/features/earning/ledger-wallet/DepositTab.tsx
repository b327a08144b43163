import { lazy, Suspense, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { AccountCheck } from '@/features/identity/session/AccountCheck';
import { failureText } from '@/shared/api/queryError';
import { readAmount } from '@/shared/format/amounts';
import { tidyAmount } from '@/shared/money/amountInput';
import { Address } from '@/shared/ui/Address';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ErrorState } from '@/shared/ui/ErrorState';
import { TableSkeleton } from '@/shared/ui/skeletons';
import '@/shared/ui/form/form.scss';
import { Deposits } from './Deposits';
import { depositUrl } from './depositUrl';
import { noAmount } from './ledgerWalletWords';
import { useLedgerWalletQuery } from './ledgerWalletApi';

const QrCode = lazy(() => import('@/shared/ui/QrCode'));
/** It brings what builds transactions. */
const DepositByWallet = lazy(() => import('./DepositByWallet'));

const SOL = { decimals: 9, symbol: 'SOL' };

function lamportsOf(text: string): bigint | null {
  try {
    const lamports = readAmount(tidyAmount(text), SOL);
    return lamports > 0n ? lamports : null;
  } catch {
    return null;
  }
}

/** The ways to put SOL into the wallet, and what has come in. */
export default function DepositTab({ serverId }: { serverId: string }) {
  const { currentData, error, isFetching, refetch } = useLedgerWalletQuery(serverId);
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the deposit address.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the deposit address" count={3} />
    );
  return (
    <>
      <AccountCheck what="what you deposit">
        <Ways serverId={serverId} address={currentData.address} />
      </AccountCheck>
      <Deposits serverId={serverId} />
    </>
  );
}

function Ways({ serverId, address }: { serverId: string; address: string }) {
  const id = useId();
  const server = useSelector(selectServerDetails)?.guildName ?? 'this server';
  const [text, setText] = useState('');
  const lamports = lamportsOf(text);
  const isWrong = text.trim() !== '' && lamports === null;
  const url = depositUrl({ address, lamports, server });
  return (
    <section className="panel ledger-deposit" aria-labelledby={`${id}-title`}>
      <div className="ledger-deposit__words">
        <h2 id={`${id}-title`}>Deposit</h2>
        <p>Send SOL to the ledger wallet from any wallet. Deposits are detected automatically.</p>
        <div className="field">
          <label htmlFor={id}>Amount</label>
          <p id={`${id}-hint`} className="field__hint">
            Optional with the QR code: you can also choose the amount in your wallet.
          </p>
          <div className="field__with-unit">
            <input
              id={id}
              className={`form-control ${isWrong ? 'is-invalid' : ''}`}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-error ${id}-hint` : `${id}-hint`}
              onChange={({ target }) => setText(target.value)}
            />
            <span className="field__unit">SOL</span>
          </div>
          {lamports === null ? null : <SolValue units={lamports} />}
          {isWrong ? (
            <p id={`${id}-error`} className="field__error" role="alert">
              {noAmount(SOL)}
            </p>
          ) : null}
        </div>
        <Suspense fallback={<div className="skeleton__block ledger-deposit__wallet" />}>
          <DepositByWallet serverId={serverId} address={address} lamports={lamports} />
        </Suspense>
        <p className="ledger-address">
          <span>Address</span>{' '}
          <Address value={address} what="the address to deposit to" isShort explorer="account" />
        </p>
      </div>
      <div className="ledger-deposit__code">
        <Suspense fallback={<div className="skeleton__block" />}>
          <QrCode value={url} label="QR code of the Solana Pay link" />
        </Suspense>
        <p>
          <a className="btn btn-outline-secondary" href={url}>
            Open in a wallet on this device
          </a>
          <CopyButton value={url} label="Copy the Solana Pay link" />
        </p>
      </div>
    </section>
  );
}
