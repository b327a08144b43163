import { durationWords } from '../../field-types/duration/words';
import { sampleMessage, samplePreview, wordFor } from '../../preview/samplePreview';
import spec from './definition';

const reasons = {
  WORDS: 'A banned word',
  LINKS: 'A link',
  INVITES: 'An invite to another server',
  DRAINERS: 'A link to a known wallet drainer',
  SEED_PHRASE: 'A possible seed phrase',
  REPEAT: 'Repeated messages',
  FLOOD: 'Message flood',
  CAPS: 'Too many capitals',
  MENTIONS: 'Too many mentions',
  NEW_ACCOUNT: 'A new account',
};

/** The alert to the team. */
export default samplePreview(
  spec,
  'Alert to your team',
  ({ trigger, actions, timeout, dryRun }) => {
    const words = {
      DELETE: 'message deleted',
      WARN: 'warned in a DM',
      TIMEOUT: `timed out for ${durationWords(timeout)}`,
      KICK: 'kicked',
      BAN: 'banned',
      ALERT: '',
    };
    const acts = actions.map((action) => wordFor(words, action)).filter(Boolean);
    const what = acts.length === 0 ? 'none' : acts.join(', ');
    return sampleMessage({
      title: wordFor(reasons, trigger),
      description: dryRun ? `Would be done: ${what}.` : `Done: ${what}.`,
      fields: [
        { name: 'Member', value: '@Olaf Ogre', isInline: true },
        { name: 'Channel', value: '#general', isInline: true },
      ],
      footer: '',
    });
  },
  ({ alertChannelId }) => ({ channelId: alertChannelId }),
);
