import { WalletReadyState } from '@solana/wallet-adapter-base';
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-wallets';
import { Keypair } from '@solana/web3.js';
import { fundIfEmpty } from './burnerFunds';

const KEY = 'castle-burner';

/** The keypair of this tab, so that a reload keeps the address; a new one if none can be read. */
function tabKeypair(): Keypair {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (Array.isArray(stored)) return Keypair.fromSecretKey(Uint8Array.from(stored, Number));
  } catch {
    // Unreadable or tampered with: it only held play money.
  }
  const keypair = Keypair.generate();
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...keypair.secretKey]));
  } catch {
    // Without storage the wallet lasts until the reload.
  }
  return keypair;
}

/** A wallet with play money on the embedded chain. Never part of a build for a remote API. */
export class EmbeddedBurner extends UnsafeBurnerWalletAdapter {
  /** Reconnecting prompts no one (see `canReconnectSilently`). */
  readonly silentReconnect = true;

  override get readyState(): WalletReadyState {
    return WalletReadyState.Installed;
  }

  override async connect(): Promise<void> {
    const keypair = tabKeypair();
    await fundIfEmpty(keypair.publicKey.toBase58());
    // The library's class stores its key in a field that its types hide from subclasses.
    Reflect.set(this, '_keypair', keypair);
    this.emit('connect', keypair.publicKey);
  }
}
