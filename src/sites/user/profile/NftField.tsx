import { Suspense, useId, useState } from 'react';
import { MOST_NFTS, type OwnProfile } from '@/features/identity/profiles/profile';
import type { OwnNft } from '@/features/identity/profiles/showcase';
import { NftPicture } from '@/features/identity/profiles/ShownNfts';
import { FieldError, useField } from '@/shared/ui/form/Field';
import { lazyOnDemand } from '@/shared/ui/lazyParts';

const NftChooser = lazyOnDemand(() => import('./NftChooser'));

type Known = Omit<OwnNft, 'address'> & { isHeld: boolean };

interface NftFieldProps {
  /** Name of the form's field, a list of addresses. */
  name: string;
  /** NFTs of the saved profile, with their names. */
  known: OwnProfile['nfts'];
  /** Whether the profile shows NFTs. */
  isShown: boolean;
}

/** NFTs on a profile: the chosen ones in order, and a dialog to choose more. */
export function NftField({ name, known, isShown }: NftFieldProps) {
  const bound = useField({ name });
  const { value, onChange } = bound.field;
  const chosen: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const [picked, setPicked] = useState<readonly OwnNft[]>([]);
  const id = useId();
  const named = new Map<string, Known>([
    ...picked.map((nft) => [nft.address, { ...nft, isHeld: true }] as const),
    ...known.map((nft) => [nft.address, nft] as const),
  ]);
  return (
    <div className="field" role="group" aria-labelledby={id} {...bound.group}>
      <p id={id} className="nft-field__label">
        NFTs to show
      </p>
      <p className="nft-field__hint">
        {chosen.length === 0
          ? `None chosen. Choose up to ${String(MOST_NFTS)} from your linked wallets.`
          : isShown
            ? 'An NFT you sell disappears from your profile.'
            : 'Turn on “NFTs” above to show them.'}
      </p>
      {chosen.length === 0 ? null : (
        <ul className="nft-field__chosen" aria-label="Chosen NFTs">
          {chosen.map((address) => {
            const nft = named.get(address);
            const called = nft?.name ?? 'Unnamed NFT';
            return (
              <li key={address}>
                <NftPicture src={nft?.image ?? null} name={called} />
                <span>
                  <bdi translate="no">{called}</bdi>
                  {nft?.isHeld === false ? <small>Not in your wallets anymore</small> : null}
                </span>
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  onClick={() => onChange(chosen.filter((each) => each !== address))}
                >
                  Remove <span className="visually-hidden">{called}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <FieldError bound={bound} />
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Choose NFTs
      </button>
      {hasOpened ? (
        <Suspense>
          <NftChooser
            isOpen={isOpen}
            chosen={chosen}
            onClose={() => setOpen(false)}
            onChoose={(nfts, addresses) => {
              setPicked((before) => [...before, ...nfts]);
              onChange([...addresses]);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
