import { useState } from 'react';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { Avatar } from '@/shared/ui/Avatar';
import type { ShownNft } from './showcase';

/** NFTs on a member's profile, with their images. */
export const ShownNfts = ({ nfts }: { nfts: readonly ShownNft[] }) => (
  <ul className="shown-nfts">
    {nfts.map((nft, index) => (
      // The member chose the order, and names may repeat.
      <li key={`${String(index)} ${nft.name}`} className="panel">
        <NftPicture src={nft.image} name={nft.name} />
        <p>
          <bdi translate="no">{nft.name}</bdi>
          {nft.collection === null || nft.name.includes(nft.collection) ? null : (
            <small>
              <bdi translate="no">{nft.collection}</bdi>
            </small>
          )}
        </p>
      </li>
    ))}
  </ul>
);

/** Image of an NFT, as large as its container; initials if it doesn't load. */
export function NftPicture({ src, name }: { src: string | null; name: string }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const safe = pictureUrl(src);
  if (safe === null || failedSrc === safe)
    return (
      <span className="nft-picture nft-picture--none">
        <Avatar src={null} name={name} size={72} shape="tile" />
      </span>
    );
  return (
    <img
      className="nft-picture"
      src={safe}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(safe)}
    />
  );
}
