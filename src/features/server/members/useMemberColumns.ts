import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { FilterChoice } from '@/shared/ui/table/column';
import { memberColumns } from './columns';
import type { Members } from './member';
import { chosenIn, openFilters, type OpenFilter } from './membersQuery';

/** The columns, with the server's roles and the assets counted by its rules as filters. */
export function useMemberColumns(params: URLSearchParams, told: Members['assets'] | undefined) {
  const roles = useSelector(selectServerDetails)?.guildRoles;
  const guildId = useSelector(selectServerDetails)?.guildId;
  // Each page of the list brings a new array; an equal one is ignored.
  const [assets, setAssets] = useState(told);
  if (told && !isSame(told, assets)) setAssets(told);
  // Columns stay the same while only page, sorting or search change: otherwise every row would render again.
  const [chosenRoles, chosenHoldings] = openFilters.map((name) => chosenIn(params, name).join(','));
  return useMemo(() => {
    const known: Record<OpenFilter, readonly FilterChoice[]> = {
      roles: (roles ?? [])
        .filter(({ id }) => id !== guildId)
        .map(({ id, name }) => ({ value: id, label: name })),
      holdings: assets ?? [],
    };
    const withChosen = (name: OpenFilter, chosen: string, unknown: string) => {
      const others = chosen
        .split(',')
        .filter((value) => value !== '' && !known[name].some((choice) => choice.value === value));
      return [...known[name], ...others.map((value) => ({ value, label: unknown }))];
    };
    return memberColumns({
      roles: withChosen('roles', chosenRoles ?? '', 'Deleted role'),
      holdings: withChosen('holdings', chosenHoldings ?? '', 'Asset not used by any rule'),
    });
  }, [chosenRoles, chosenHoldings, roles, guildId, assets]);
}

const isSame = (one: Members['assets'], other: Members['assets'] | undefined): boolean =>
  one.length === other?.length && one.every(({ value }, index) => value === other[index]?.value);
