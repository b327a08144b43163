import { useState } from 'react';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { Avatar } from '@/shared/ui/Avatar';
import type { ShownNft } from './showcase';

/** The NFTs a member shows, with their pictures. */
export const ShownNfts = ({ nfts }: { nfts: readonly ShownNft[] }) => (
  <ul className="shown-nfts">
    {nfts.map((nft, index) => (
      // The order is the member's, and names may repeat.
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

/** The picture of an NFT as large as its place; initials where it can't be loaded. */
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
