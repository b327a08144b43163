import { useCallback, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Link } from 'react-router-dom';
import { MOST_NFTS } from '@/features/identity/profiles/profile';
import { useMyNftsQuery } from '@/features/identity/profiles/profilesApi';
import type { OwnNft } from '@/features/identity/profiles/showcase';
import { NftPicture } from '@/features/identity/profiles/ShownNfts';
import { failureText } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';

interface NftChooserProps {
  isOpen: boolean;
  /** Addresses, in order. */
  chosen: readonly string[];
  onClose: () => void;
  /** Includes the details of the NFTs selected here. */
  onChoose: (nfts: readonly OwnNft[], addresses: readonly string[]) => void;
}

const PAGE_SIZE = 24;

/** Dialog to choose NFTs from the linked wallets. */
export default function NftChooser({ isOpen, chosen, onClose, onChoose }: NftChooserProps) {
  const [addresses, setAddresses] = useState(chosen);
  const [seen, setSeen] = useState<ReadonlyMap<string, OwnNft>>(new Map());
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAddresses(chosen);
  }
  const toggle = (nft: OwnNft) => {
    setSeen(new Map(seen).set(nft.address, nft));
    setAddresses((before) =>
      before.includes(nft.address)
        ? before.filter((each) => each !== nft.address)
        : [...before, nft.address],
    );
  };
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      size="lg"
      scrollable
      fullscreen="sm-down"
      aria-labelledby="nft-chooser-title"
    >
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id="nft-chooser-title">
          Choose NFTs
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{isOpen ? <Choices addresses={addresses} onToggle={toggle} /> : null}</Modal.Body>
      <Modal.Footer>
        <p className="nft-chooser__count" role="status">
          {addresses.length} of {MOST_NFTS} chosen
        </p>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => onChoose([...seen.values()], addresses)}
        >
          Choose NFTs
        </button>
      </Modal.Footer>
    </Modal>
  );
}

interface ChoicesProps {
  addresses: readonly string[];
  onToggle: (nft: OwnNft) => void;
}

function Choices({ addresses, onToggle }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  const { data, error, isFetching, refetch } = useMyNftsQuery({
    ...(search === '' ? {} : { search }),
    page,
    pageSize: PAGE_SIZE,
  });
  if (error && !isFetching)
    return (
      <ErrorState
        message={failureText(error, 'Couldn’t load your NFTs.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <CardsSkeleton label="Loading your NFTs" count={3} />;
  const total = data.total ?? data.items.length;
  if (total === 0 && search === '' && !data.leftOut)
    return (
      <p>
        No NFTs from verified collections in your linked wallets.{' '}
        <Link to="/dashboard/profile/wallets">Link a wallet</Link>
      </p>
    );
  return (
    <>
      <SearchField label="Search your NFTs" value={search} onSearch={find} />
      <LeftOutNote leftOut={data.leftOut} />
      <p role="status" className="fine-print">
        {counted(total, 'NFT')}
      </p>
      <ul className="nft-chooser" aria-label="Your NFTs" aria-busy={isFetching}>
        {data.items.map((nft) => {
          const isChosen = addresses.includes(nft.address);
          return (
            <li key={nft.address}>
              <label className="panel">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && addresses.length >= MOST_NFTS}
                  onChange={() => onToggle(nft)}
                />
                <NftPicture src={nft.image} name={nft.name} />
                <bdi translate="no">{nft.name}</bdi>
              </label>
            </li>
          );
        })}
      </ul>
      {total <= PAGE_SIZE ? null : (
        <div className="nft-chooser__pages">
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </button>
          <span>
            Page {inNumbers(page)} of {inNumbers(Math.ceil(total / PAGE_SIZE))}
          </span>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            disabled={page * PAGE_SIZE >= total}
            onClick={() => setPage(page + 1)}
          >
            Next
          </button>
        </div>
      )}
    </>
  );
}
