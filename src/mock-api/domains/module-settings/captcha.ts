import captcha from '@/features/modules/definitions/verification-bot/definition';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { holdsRole } from '../members/members';
import type { MemberRow } from '../members/rows';

/** What captcha verification says of a server. */
export interface Captcha {
  /** Whether members can pass it: it is switched on and has a role to give. */
  isSetUp: boolean;
  /** Where its panel is, by the channel's name; null where that is gone. */
  channel: string | null;
  /** Whether a member holds a role of those who passed. No one does where no such role is chosen. */
  hasPassed: (member: MemberRow) => boolean;
}

/** Reads the captcha of a server once, for one member or for all of them. */
export function captchaOf({ db }: World, { id, channels }: GuildRow): Captcha {
  const row = db.modules.find(({ serverId, slug }) => serverId === id && slug === captcha.slug);
  const { verifiedRoles: roles, panelChannelId: panel } = captcha.read(row?.values ?? {});
  return {
    isSetUp: row?.enabled === true && roles.length > 0,
    channel: channels.find((channel) => channel.id === panel)?.name ?? null,
    hasPassed: (member) => roles.some((roleId) => holdsRole(member, roleId)),
  };
}
