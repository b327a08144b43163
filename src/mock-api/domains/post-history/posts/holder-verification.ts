import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import { roleName } from '../../holder-checks/views';
import { createPoster, type Due, type Posting, type PostingRule, type Posts } from '../due';
import type { RoleLogRow } from '../../holder-checks/rows';
import { told } from '../compose/common';
import { writtenPost } from '../compose/written';

/** Roles that rules of a holder module gave or took, in the log channels the rules name. */
const roleLog = (place: number): Posts<{ logChannelId: string }> => ({
  place,
  due: ({ world, guild }, rule, _after, to) =>
    // Rows wait here until they are posted, however late a check was made.
    world.db.roleLogs
      .filter(({ serverId, ruleId, at }) => serverId === guild.id && ruleId === rule.id && at <= to)
      .map((row) => dueOf({ world, guild }, rule, row))
      .toSorted((one, other) => one.at - other.at),
});

function dueOf(
  { world, guild }: Pick<Posting, 'world' | 'guild'>,
  rule: Pick<PostingRule, 'name'>,
  row: RoleLogRow,
): Due<'logChannelId'> {
  const { id, userId, roleId, isGiven, at, reason } = row;
  const name = world.db.users.find((user) => user.id === userId)?.displayName ?? 'Former member';
  const role = roleName(guild, roleId);
  return {
    key: `role:${id}`,
    at,
    kind: 'ROLE',
    label: isGiven ? `${name} got ${role}` : `${name} lost ${role}`,
    signature: null,
    by: null,
    channelAt: 'logChannelId',
    // A check is made only while the module works, in the days of grace after a package as well.
    isInForce: true,
    filters: () => [],
    post: () =>
      writtenPost(
        {
          title: isGiven ? 'Role added' : 'Role removed',
          description: isGiven
            ? '{user.mention} got {role.mention}.\n{reason}'
            : '{user.mention} lost {role.mention}.\n{reason}',
        },
        [
          told('user.mention', `@${name}`),
          told('role.mention', `@${role}`),
          told('rule.name', rule.name),
          told('reason', reason),
        ],
      ),
    noted: () => {
      world.db.roleLogs = world.db.roleLogs.filter((each) => each !== row);
    },
  };
}

export default [createPoster(nft, roleLog(21)), createPoster(crypto, roleLog(22))];
