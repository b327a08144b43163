import { useEffect, useRef, useState } from 'react';
import { useWalletState } from '@/features/wallet/WalletContext';
import { GENERIC_FAILURE, type Failure } from '@/shared/api/envelope';
import { useLinkWalletMutation, useRequestWalletLinkMutation } from './linkedWalletsApi';
import {
  cannotProve,
  NOT_OWN,
  otherAccount,
  troubleOfServer,
  troubleOfWallet,
  type LinkTrouble,
} from './linkTrouble';
import { proofMethodFor } from './proofMethod';

/** How far the attempt to link a wallet has come. */
export type LinkState =
  | { at: 'idle' }
  | { at: 'asking' | 'signing' | 'checking' | 'linked'; address: string }
  | { at: 'trouble'; address: string; trouble: LinkTrouble };

const IDLE: LinkState = { at: 'idle' };

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'success' in error && error.success === false;
const failureOf = (error: unknown): Failure =>
  isFailure(error) ? error : { success: false, message: GENERIC_FAILURE };

/**
 * Links a wallet: asks the server what to sign, has the wallet sign it, sends the proof. Each attempt asks anew,
 * so that what has expired is never signed. An attempt that was given up is no longer listened to.
 */
export function useLinkWallet() {
  const wallet = useWalletState();
  const latest = useRef(wallet);
  useEffect(() => {
    latest.current = wallet;
  });
  const [request] = useRequestWalletLinkMutation();
  const [send] = useLinkWalletMutation();
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
    if (!asked.data) return fail(troubleOfServer(failureOf(asked.error)));
    setState({ at: 'signing', address });
    let proof;
    try {
      const { isOwnRequest, signProof } = await import('./proof');
      if (!isOwnRequest(asked.data, address, window.location)) return fail(NOT_OWN);
      proof = await signProof(asked.data, method, latest.current);
    } catch (error) {
      return fail(troubleOfWallet(error));
    }
    // A wallet that signs plain bytes does so with the account that is chosen in it by then.
    const signer = method === 'SIWS' ? proof.address : (latest.current.address ?? address);
    if (signer !== address) return fail(otherAccount(address, signer));
    if (isOver()) return undefined;
    setState({ at: 'checking', address });
    const linked = await send(proof);
    if (isOver()) return undefined;
    if (!linked.data) return fail(troubleOfServer(failureOf(linked.error)));
    return setState({ at: 'linked', address });
  };
  const giveUp = () => {
    attempt.current += 1;
    setState(IDLE);
  };
  return { state, link, giveUp };
}
