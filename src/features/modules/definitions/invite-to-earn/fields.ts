import { number } from '../../field-types/number/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions, roles } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import type { ValuesOf } from '../../common-fields/field';

export const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  reward: number({ label: 'Points for an invite', min: 0, max: 1_000_000, initial: 50 }),
  inviteeReward: number({ label: 'Points for who comes', min: 0, max: 1_000_000, initial: 0 }),
  minStay: number({ label: 'They stay at least', unit: 'days', min: 0, max: 30, initial: 3 }),
  minMessages: number({
    label: 'They write at least',
    unit: 'messages',
    min: 0,
    max: 1000,
    initial: 5,
  }),
  minAccountAge: number({
    label: 'Their account is older than',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 14,
  }),
  needsCaptcha: toggle({
    label: 'They have passed the captcha',
    hint: 'Counts only while Captcha verification is on.',
    initial: true,
  }),
  requiredRoles: mentions({ label: 'They have one of', most: 5 }),
  clawback: number({
    label: 'Taken back when they leave within',
    hint: '0 never takes anything back.',
    unit: 'days',
    min: 0,
    max: 90,
    initial: 30,
  }),
  dailyCap: number({ label: 'Rewarded invites a day, at most', min: 1, max: 1000, initial: 20 }),
  milestones: list({
    label: 'Milestones',
    itemName: 'milestone',
    most: 20,
    fields: {
      count: number({ label: 'Invites', min: 1, max: 100_000, initial: 10 }),
      reward: number({ label: 'Points', min: 0, max: 1_000_000, initial: 200 }),
      roles: roles({ label: 'Roles', most: 5 }),
    },
  }),
  channelId: channel({ label: 'Channel', isRequired: true }),
  message: message({
    label: 'Message',
    content: '{inviter.mention} brought {invitee.name}: {reward} points.',
  }),
};

export type Campaign = ValuesOf<typeof fields>;
