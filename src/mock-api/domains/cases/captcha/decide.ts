import type { GuildRow } from '../../guilds/rows';
import { rolesInReach } from '../../guilds/rolesInReach';
import { giveRole, takeRole } from '../../members/members';
import type { HeldRole, MemberRow } from '../../members/rows';
import { channelName, refusalOf, removeMember, timeOut } from '../consequences';
import type { CaseRow } from '../rows';
import { failureOf, type CaptchaSettings } from './session';

interface Decided {
  guild: GuildRow;
  values: CaptchaSettings;
  row: CaseRow;
  /** Undefined where they have left. */
  member: MemberRow | undefined;
  /** ms since 1970. */
  at: number;
}

/** Lets a member in: gives the roles of verified members and takes those of unverified ones, as far as the bot may. */
export function letIn(
  { guild, values, row, member, at }: Decided,
  source: HeldRole['source'],
): void {
  row.state = 'PASSED';
  if (member) {
    const reach = rolesInReach(guild);
    for (const roleId of values.verifiedRoles)
      if (reach.has(roleId)) giveRole(member, { roleId, source, because: null, at });
    for (const roleId of values.unverifiedRoles) if (reach.has(roleId)) takeRole(member, roleId);
  }
  log(guild, values, row, at);
}

/** Keeps a member out, and does what the settings say of members who fail. */
export function keepOut({ guild, values, row, member, at }: Decided): void {
  row.state = 'FAILED';
  const { action, retryAt, text } = failureOf(values, at);
  const refusal = action === null ? null : refusalOf(guild, action, row.userId);
  row.retryAt = refusal === null ? retryAt : at;
  if (member || action === null)
    row.entries.push({
      at,
      by: null,
      text: refusal === null ? text : `${failed[action ?? 'KICK']}: ${refusal}`,
    });
  if (member && refusal === null) {
    if (action === 'TIMEOUT' && retryAt !== null) timeOut(member, at, retryAt);
    else if (action === 'KICK') removeMember(member, at, 'KICKED');
    else if (action === 'BAN') removeMember(member, at, 'BANNED');
  }
  log(guild, values, row, at);
}

const failed = {
  TIMEOUT: 'Couldn’t time the member out',
  KICK: 'Couldn’t kick the member',
  BAN: 'Couldn’t ban the member',
};

/** Notes that the outcome was posted in the channel of the log, where there is one. */
function log(
  guild: GuildRow,
  { logChannelId: channelId }: CaptchaSettings,
  row: CaseRow,
  at: number,
): void {
  if (channelId !== '')
    row.entries.push({ at, by: null, text: `Logged in ${channelName(guild, channelId)}.` });
}
