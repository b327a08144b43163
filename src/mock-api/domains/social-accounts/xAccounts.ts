import { personaUserId } from '../accounts/personas';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { handleFrom } from './seed';

interface XAccount {
  externalId: string;
  handle: string;
  isSuspended: boolean;
  /** The case that this choice demonstrates. */
  note: string;
}

/** Accounts to choose from on the simulated X: the user's own, a suspended one, and one of another user. */
export function accountsOn({ db }: World, { id, username }: UserRow): XAccount[] {
  const own = handleFrom(username);
  const others = db.socials.find(
    ({ userId, platform }) =>
      platform === 1 && userId !== id && userId === personaUserId('ambassador'),
  );
  const second = `${own.slice(0, 11)}_two`;
  const suspended = `${own.slice(0, 10)}_gone`;
  return [
    { externalId: `x-${id}`, handle: own, isSuspended: false, note: 'Your account.' },
    {
      externalId: `x-${id}-2`,
      handle: second,
      isSuspended: false,
      note: 'Another of your accounts.',
    },
    { externalId: `x-${id}-3`, handle: suspended, isSuspended: true, note: 'Suspended by X.' },
    ...(others
      ? [
          {
            externalId: others.externalId,
            handle: others.handle,
            isSuspended: false,
            note: 'Already linked to another member.',
          },
        ]
      : []),
  ];
}
