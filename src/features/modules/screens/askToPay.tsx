import { useState } from 'react';
import { resultOf } from '@/shared/api/resultOf';
import { isPublicKey } from '@/shared/solana/base58';
import type { ClientDispatch } from '@/shared/state/clientState';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { openDialog } from '@/shared/ui/openDialog';
import { MOST_ASSETS } from '../market/market';
import { marketApi } from '../market/marketApi';
import { figureInWords } from '../engine/figures';
import type { TurnedOn } from './confirmPayouts';
import { payFigures } from './payFigures';

/** What one rule pays, in words. */
interface Paying {
  id: string;
  name: string;
  lines: readonly string[];
  hasBudget: boolean;
}

/**
 * Asks before rules are turned on that pay from the ledger wallet.
 *
 * @returns whether they are to be turned on; true at once for rules that pay points alone
 */
export async function askToPay(
  dispatch: ClientDispatch,
  slug: string,
  rules: readonly TurnedOn[],
): Promise<boolean> {
  const figures = await Promise.all(rules.map(async ({ values }) => payFigures(slug, values)));
  const mints = [...new Set(figures.flat().map(({ currency }) => currency))].filter(isPublicKey);
  if (figures.every(({ length }) => length === 0)) return true;
  const symbols = await symbolsOf(dispatch, mints);
  const paying = rules.flatMap(({ id, name }, index): Paying[] => {
    const own = figures[index] ?? [];
    const lines = own.map((each) =>
      figureInWords(each, { symbol: (mint) => symbols.get(mint) }).trim(),
    );
    const hasBudget = own.some(({ before = '' }) => /budget/i.test(before));
    return own.length === 0 ? [] : [{ id, name, lines: [...new Set(lines)], hasBudget }];
  });
  return new Promise((resolve) => {
    openDialog((onGone) => <PayQuestion paying={paying} onAnswer={resolve} onGone={onGone} />);
  });
}

/** Symbols by mint; those that can't be read are missing. */
async function symbolsOf(dispatch: ClientDispatch, mints: string[]): Promise<Map<string, string>> {
  if (mints.length === 0) return new Map();
  const asked = mints.toSorted().slice(0, MOST_ASSETS);
  const read = dispatch(marketApi.endpoints.assets.initiate(asked, { subscribe: false }));
  const result = await resultOf(read.unwrap());
  const assets = result.success ? result.data.assets : [];
  return new Map(
    assets.flatMap(({ address, symbol }) => (symbol === null ? [] : [[address, symbol]])),
  );
}

interface PayQuestionProps {
  paying: readonly Paying[];
  onAnswer: (isAgreed: boolean) => void;
  /** Called once it has closed. */
  onGone: () => void;
}

function PayQuestion({ paying, onAnswer, onGone }: PayQuestionProps) {
  const [isOpen, setOpen] = useState(true);
  const answer = (isAgreed: boolean) => {
    setOpen(false);
    onAnswer(isAgreed);
  };
  const [only] = paying;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={
        paying.length === 1 && only ? `Turn on “${only.name}”?` : `Turn on ${paying.length} rules?`
      }
      confirmLabel="Turn on"
      cancelLabel="Cancel"
      isWanted
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
      onExited={onGone}
    >
      <p>This pays from the server’s ledger wallet:</p>
      {paying.map(({ id, name, lines, hasBudget }) => (
        <div key={id}>
          {paying.length === 1 ? null : (
            <strong>
              <bdi>{name}</bdi>
            </strong>
          )}
          <ul translate="no">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {hasBudget ? null : <li translate="yes">No budget limits what it pays</li>}
          </ul>
        </div>
      ))}
    </ConfirmDialog>
  );
}
