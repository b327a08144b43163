import { shortAddress } from '@/shared/solana/shortAddress';
import { Avatar } from '../Avatar';
import { AccountActions } from './AccountActions';
import './names.scss';

interface AccountNameProps {
  /** Base58. */
  address: string;
  /** Null while nobody tells it: the short address stands for it. */
  name: string | null;
  picture: string | null;
  shape: 'round' | 'tile';
  /** In small behind the name. */
  detail?: string | undefined;
  /** What it is, "the token": with it comes the address, to copy and to look up. */
  what?: string | undefined;
}

/** An account on Solana by picture and name, and in full for screen readers. */
export const AccountName = ({ address, name, picture, shape, detail, what }: AccountNameProps) => (
  <span className="name" title={address}>
    {name === null && picture === null ? null : (
      <Avatar src={picture} name={name ?? address} size={22} shape={shape} />
    )}
    <span className="name__words">
      {name === null ? (
        <NoName address={address} isTold={what !== undefined} />
      ) : (
        <>
          <bdi>{name}</bdi>
          {detail === undefined ? null : (
            <small>
              {' '}
              <bdi>{detail}</bdi>
            </small>
          )}
          {what === undefined ? <span className="visually-hidden"> {address}</span> : null}
        </>
      )}
    </span>
    {what === undefined ? null : <AccountActions address={address} what={what} />}
  </span>
);

/** The address in place of a name; nothing where it stands beside it anyway. */
const NoName = ({ address, isTold }: { address: string; isTold: boolean }) =>
  isTold ? null : (
    <code>
      <span aria-hidden="true">{shortAddress(address)}</span>
      <span className="visually-hidden">{address}</span>
    </code>
  );
