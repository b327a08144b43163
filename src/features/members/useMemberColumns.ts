import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/discord/discordSlice';
import type { FilterChoice } from '@/shared/ui/table/column';
import { memberColumns } from './columns';
import type { Members } from './member';
import { chosenIn, type OpenFilter } from './membersAsked';

/** The columns with the roles of the server and the assets its rules count as filters. */
export function useMemberColumns(params: URLSearchParams, assets: Members['assets'] | undefined) {
  const roles = useSelector(selectServerDetails)?.guildRoles;
  const guildId = useSelector(selectServerDetails)?.guildId;
  return useMemo(() => {
    const known: Record<OpenFilter, readonly FilterChoice[]> = {
      roles: (roles ?? [])
        .filter(({ id }) => id !== guildId)
        .map(({ id, name }) => ({ value: id, label: name })),
      holdings: assets ?? [],
    };
    const withChosen = (name: OpenFilter, unknown: string) => {
      const others = chosenIn(params, name).filter(
        (value) => !known[name].some((choice) => choice.value === value),
      );
      return [...known[name], ...others.map((value) => ({ value, label: unknown }))];
    };
    return memberColumns({
      roles: withChosen('roles', 'A role that is gone'),
      holdings: withChosen('holdings', 'Something no rule counts'),
    });
  }, [params, roles, guildId, assets]);
}
