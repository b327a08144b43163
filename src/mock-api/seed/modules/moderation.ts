import type { Names, SeededRule } from './rules';

const question = (label: string, style: 'SHORT' | 'PARAGRAPH') => ({
  label,
  style,
  isRequired: true,
});

/** Rules of the auto moderator: two that act, and two that only watch. */
export const moderatorRules = ({ channel, roles }: Names): Record<string, SeededRule[]> => ({
  'auto-moderator': [
    {
      values: {
        name: 'Drainers',
        trigger: 'DRAINERS',
        actions: ['DELETE', 'TIMEOUT', 'ALERT'],
        timeout: 86_400,
        alertChannelId: channel('verify'),
        exemptRoles: roles('Moderator'),
        dryRun: false,
      },
    },
    {
      values: {
        name: 'Invites',
        trigger: 'INVITES',
        actions: ['DELETE', 'WARN'],
        exemptRoles: roles('Moderator'),
        dryRun: false,
      },
    },
    {
      values: {
        name: 'Fake support',
        trigger: 'WORDS',
        words: 'support desk\nvalidate your wallet',
        actions: ['DELETE', 'BAN'],
        dryRun: true,
      },
    },
    {
      values: { name: 'Shouting', trigger: 'CAPS', percent: 80, actions: ['DELETE'], dryRun: true },
    },
  ],
});

/** What members can open a ticket about. */
export const ticketTypes = ({ channel, roles }: Names): Record<string, SeededRule[]> => {
  const shared = {
    panelChannelId: channel('welcome'),
    staffRoles: roles('Moderator'),
    transcriptChannelId: channel('verify'),
  };
  return {
    'support-ticket': [
      {
        values: {
          ...shared,
          name: 'Roles',
          questions: [question('Which role is missing?', 'SHORT')],
          autoClose: 86_400,
        },
      },
      { values: { ...shared, name: 'Rewards', claiming: 'REQUIRED', memberLimit: 2 } },
      {
        values: {
          ...shared,
          name: 'Report a scam',
          questions: [question('What did they do?', 'PARAGRAPH')],
          claiming: 'OFF',
          transcript: 'NONE',
          hasFeedback: false,
        },
      },
    ],
  };
};
