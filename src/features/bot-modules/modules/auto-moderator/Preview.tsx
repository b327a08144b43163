import { durationWords } from '../../kinds/duration/words';
import { sampleMessage, samplePreview, wordFor } from '../../preview/samplePreview';

const reasons = {
  WORDS: 'A word you do not want to read',
  LINKS: 'A link',
  INVITES: 'An invite to another server',
  DRAINERS: 'A link to a known wallet drainer',
  SEED_PHRASE: 'What looks like a seed phrase',
  REPEAT: 'The same text again and again',
  FLOOD: 'Many messages in a short time',
  CAPS: 'Too many capitals',
  MENTIONS: 'Too many mentions',
  NEW_ACCOUNT: 'A very new account',
};

/** What the team reads when a rule has acted. */
export default samplePreview(
  'What your team reads',
  ({ trigger, actions, timeout, dryRun }) => {
    const done: unknown[] = Array.isArray(actions) ? actions : [];
    const words = {
      DELETE: 'message deleted',
      WARN: 'warned in a direct message',
      TIMEOUT: `timed out for ${durationWords(Number(timeout) || 0)}`,
      KICK: 'kicked',
      BAN: 'banned',
      ALERT: '',
    };
    const acts = done.map((action) => wordFor(words, action)).filter(Boolean);
    const what = acts.length === 0 ? 'nothing but this note' : acts.join(', ');
    return sampleMessage({
      title: wordFor(reasons, trigger),
      description: dryRun === true ? `Would have been done: ${what}.` : `Done: ${what}.`,
      fields: [
        { name: 'Member', value: '@Olaf Ogre', isInline: true },
        { name: 'Channel', value: '#general', isInline: true },
      ],
      footer: '',
    });
  },
  ({ alertChannelId }) => ({ channelId: typeof alertChannelId === 'string' ? alertChannelId : '' }),
);
