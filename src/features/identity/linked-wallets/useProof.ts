import { useEffect, useRef, useState } from 'react';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import type { ApiResult } from '@/shared/api/envelope';
import type { SignInRequest } from './linkedWallet';
import {
  cannotProve,
  NOT_OWN,
  otherAccount,
  troubleOfServer,
  troubleOfWallet,
  type LinkTrouble,
} from './linkTrouble';
import type { WalletProof } from './linkedWalletsApi';
import { proofMethodFor } from './proofMethod';

/** The progress of proving a wallet. */
export type LinkState =
  | { at: 'idle' }
  | { at: 'asking' | 'signing' | 'checking' | 'linked'; address: string }
  | { at: 'trouble'; address: string; trouble: LinkTrouble };

const IDLE: LinkState = { at: 'idle' };

interface ProofCalls {
  /** Requests the text that the account must sign. */
  request: (address: string) => Promise<ApiResult<SignInRequest>>;
  /** Sends the signed proof. */
  send: (proof: WalletProof) => Promise<ApiResult<unknown>>;
}

/**
 * Proves ownership of a wallet: requests the text from the server, has the wallet sign it, sends the proof. Each
 * attempt requests a new text, so that an expired one is never signed. The result of an abandoned attempt is ignored.
 */
export function useProof({ request, send }: ProofCalls) {
  const wallet = useWalletState();
  const latest = useRef(wallet);
  useEffect(() => {
    latest.current = wallet;
  });
  const [state, setState] = useState<LinkState>(IDLE);
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const link = async (address: string, isLedger: boolean) => {
    const mine = (attempt.current += 1);
    const isOver = () => attempt.current !== mine;
    const fail = (trouble: LinkTrouble) => {
      if (!isOver()) setState({ at: 'trouble', address, trouble });
    };
    const method = proofMethodFor(latest.current, isLedger);
    if (method === null) return fail(cannotProve(isLedger));
    setState({ at: 'asking', address });
    const asked = await request(address);
    if (isOver()) return undefined;
    if (!asked.success) return fail(troubleOfServer(asked));
    setState({ at: 'signing', address });
    let proof;
    try {
      const { isOwnRequest, signProof } = await import('./proof');
      if (!isOwnRequest(asked.data, address, window.location)) return fail(NOT_OWN);
      proof = await signProof(asked.data, method, latest.current);
    } catch (error) {
      return fail(troubleOfWallet(error));
    }
    // A wallet that signs plain bytes uses the account selected in it at that moment.
    const signer = method === 'SIWS' ? proof.address : (latest.current.address ?? address);
    if (signer !== address) return fail(otherAccount(address, signer));
    if (isOver()) return undefined;
    setState({ at: 'checking', address });
    const linked = await send(proof);
    if (isOver()) return undefined;
    if (!linked.success) return fail(troubleOfServer(linked));
    return setState({ at: 'linked', address });
  };
  const giveUp = () => {
    attempt.current += 1;
    setState(IDLE);
  };
  return { state, link, giveUp };
}
