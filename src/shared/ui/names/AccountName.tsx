import { Address, AddressText } from '../Address';
import { Avatar } from '../Avatar';
import './names.scss';

interface AccountNameProps {
  /** Base58. */
  address: string;
  /** Null if unknown: the short address is shown instead. */
  name: string | null;
  picture: string | null;
  shape: 'round' | 'tile';
  /** Small text after the name. */
  detail?: string | undefined;
  /** Kind of the account, "the token": if set, the address is shown, with copy and explorer buttons. */
  what?: string | undefined;
}

/** An account on Solana by picture and name, and in full for screen readers. */
export function AccountName({ address, name, picture, shape, detail, what }: AccountNameProps) {
  const isTold = what !== undefined;
  return (
    <span className="name" title={address}>
      {name === null && picture === null ? null : (
        <Avatar src={picture} name={name ?? address} size={22} shape={shape} />
      )}
      {name === null ? null : (
        <span className="name__words" translate="no">
          <bdi>{name}</bdi>
          {detail === undefined ? null : (
            <small>
              {' '}
              <bdi>{detail}</bdi>
            </small>
          )}
          {isTold ? null : <span className="visually-hidden"> {address}</span>}
        </span>
      )}
      {name === null && !isTold ? <AddressText value={address} isShort /> : null}
      {isTold ? (
        <span className="name__actions">
          <Address value={address} what={`the address of ${what}`} isShort explorer="account" />
        </span>
      ) : null}
    </span>
  );
}
