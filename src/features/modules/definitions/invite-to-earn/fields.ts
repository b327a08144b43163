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
  reward: number({ label: 'Points per invite', min: 0, max: 1_000_000, initial: 50 }),
  inviteeReward: number({
    label: 'Points for the invited member',
    min: 0,
    max: 1_000_000,
    initial: 0,
  }),
  minStay: number({ label: 'Minimum stay', unit: 'days', min: 0, max: 30, initial: 3 }),
  minMessages: number({
    label: 'Minimum messages',
    unit: 'messages',
    min: 0,
    max: 1000,
    initial: 5,
  }),
  minAccountAge: number({
    label: 'Minimum Discord account age',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 14,
  }),
  needsCaptcha: toggle({
    label: 'Require captcha',
    hint: 'Applies only while Captcha verification is on.',
    initial: true,
  }),
  requiredRoles: mentions({
    label: 'Required roles',
    hint: 'Invited members need one of them. Leave empty to require none.',
    most: 5,
  }),
  clawback: number({
    label: 'Revoke points if they leave within',
    hint: '0 = points are never revoked.',
    unit: 'days',
    min: 0,
    max: 90,
    initial: 30,
  }),
  dailyCap: number({ label: 'Maximum rewarded invites per day', min: 1, max: 1000, initial: 20 }),
  milestones: list({
    label: 'Milestones',
    itemName: 'milestone',
    most: 20,
    fields: {
      count: number({ label: 'Number of invites', min: 1, max: 100_000, initial: 10 }),
      reward: number({ label: 'Points', min: 0, max: 1_000_000, initial: 200 }),
      roles: roles({ label: 'Roles', most: 5 }),
    },
  }),
  channelId: channel({ label: 'Channel', isRequired: true, suggest: 'invites' }),
  message: message({
    label: 'Message',
    content: '{inviter.mention} brought {invitee.name}: {reward} points.',
  }),
};

export type Campaign = ValuesOf<typeof fields>;
