import { useState } from 'react';
import { useServerId } from '@/features/server/discord/useServerId';
import { tidyUsername } from '@/shared/links/discord';
import { usePaused } from '@/shared/hooks/usePaused';
import { Avatar } from '@/shared/ui/Avatar';
import { matching, type Option } from '@/shared/ui/picker/option';
import { closedPicker, PickerMenu } from '@/shared/ui/picker/PickerMenu';
import { usePicker } from '@/shared/ui/picker/usePicker';
import type { Member } from './member';
import { useMembersQuery } from './membersApi';

const PAUSE_MS = 200;
/** Maximum number of matches offered. */
const MOST = 20;

interface MemberPickerProps {
  /** The value of the field beside it: the search starts with it. */
  typed?: string;
  isDisabled?: boolean | undefined;
  /** Called with the Discord username. */
  onChoose: (username: string) => void;
}

const noField = { ref: () => undefined, onBlur: () => undefined };

/** Finds a member of the chosen server by name or username, beside a field for the username. */
export function MemberPicker({ typed: before = '', isDisabled, onChoose }: MemberPickerProps) {
  const serverId = useServerId() ?? '';
  const [{ isOpen, typed }, setPicker] = useState(closedPicker);
  const { placeRef, setToggle, toggle, menu } = usePicker(noField, setPicker, searchOf(before));
  const search = usePaused(typed, PAUSE_MS);
  const { currentData, isFetching, isError } = useMembersQuery(
    { serverId, search, page: 1, pageSize: MOST },
    { skip: !isOpen || serverId === '' },
  );
  const isPending = isFetching || search !== typed;
  const options = isPending ? [] : bestFirst((currentData?.items ?? []).flatMap(optionOf), search);
  return (
    <div ref={placeRef}>
      <button
        {...toggle}
        ref={setToggle}
        type="button"
        className="btn btn-outline-secondary"
        disabled={isDisabled}
      >
        Find member
      </button>
      <PickerMenu
        {...menu}
        label="Member"
        placeholder="Name or username"
        options={options}
        chosen={[]}
        search={{
          text: typed,
          onText: (text) => setPicker((state) => ({ ...state, typed: text })),
          status: statusOf(isPending, isError, options),
        }}
        onChoose={onChoose}
      />
    </div>
  );
}

/** Maximum length of a Discord name. Longer texts are ids or addresses, which the search doesn't support. */
const LONGEST_NAME = 32;
const DISCORD_ID = /^\d{15,20}$/;

function searchOf(typed: string): string {
  const name = tidyUsername(typed);
  return name.length > LONGEST_NAME || DISCORD_ID.test(name) ? '' : name;
}

/** Names that start with the search come first; the server matches it anywhere in a name. */
function bestFirst(found: readonly Option[], search: string): Option[] {
  const best = matching(found, search);
  return [...best, ...found.filter((option) => !best.includes(option))];
}

/** A member whose account was deleted has no username to fill in. */
const optionOf = ({ name, username, picture }: Member): Option[] =>
  username === null
    ? []
    : [
        {
          value: username,
          label: name,
          detail: username,
          mark: <Avatar src={picture} name={name} size={22} />,
        },
      ];

function statusOf(isPending: boolean, isError: boolean, options: readonly Option[]) {
  if (isPending) return 'Searching…';
  if (options.length > 0) return null;
  return isError ? 'Couldn’t load the members. Enter the username instead.' : 'No members found.';
}
