import { inNumbers } from '@/shared/format/numbers';
import { shortAddress } from '@/shared/solana/shortAddress';
import { CopyButton } from '@/shared/ui/CopyButton';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { useMark } from './useMark';

/** A token, a collection or an NFT. */
interface SpamItem {
  /** Base58. */
  id: string;
  name: string;
  /** Amount of it. */
  note: string | null;
}

/** Most items drawn, because wallets can receive thousands. */
const MOST = 50;

/** Possible spam, folded and left out of every total. Strangers choose the names, so they are text and never links. */
export const SpamFold = ({ items }: { items: readonly SpamItem[] }) =>
  items.length === 0 ? null : (
    <div className="portfolio-spam">
      <LazyDetails summary={`Hidden as possible spam (${inNumbers(items.length)})`}>
        {() => <SpamList items={items} />}
      </LazyDetails>
    </div>
  );

function SpamList({ items }: { items: readonly SpamItem[] }) {
  const mark = useMark();
  const rest = items.length - MOST;
  return (
    <>
      <p>Possible spam isn’t part of your totals. Don’t open links in these names.</p>
      <ul aria-label="Possible spam">
        {items.slice(0, MOST).map(({ id, name, note }) => (
          <li key={id}>
            <span className="portfolio-spam__name">
              <bdi translate="no">{name}</bdi>
              <small translate="no">
                {shortAddress(id)}
                {note === null ? null : ` · ${note}`}
              </small>
            </span>
            <CopyButton value={id} label={`Copy the address of ${name}`} />
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => void mark(id, 'NOT_SPAM')}
            >
              Not spam<span className="visually-hidden">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p>And {inNumbers(rest)} more</p> : null}
    </>
  );
}
