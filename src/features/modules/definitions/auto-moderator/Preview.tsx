import { durationWords } from '@/shared/time/durationWords';
import type { PreviewProps } from '../../engine/previewOf';
import { sampleMessage, samplePreview, wordFor } from '../../preview/samplePreview';
import spec from './definition';

const reasons = {
  WORDS: 'Banned word',
  LINKS: 'Link',
  INVITES: 'Invite to another server',
  DRAINERS: 'Link to a known wallet drainer',
  SEED_PHRASE: 'Possible seed phrase',
  REPEAT: 'Repeated messages',
  FLOOD: 'Message flood',
  CAPS: 'Excessive caps',
  MENTIONS: 'Too many mentions',
  NEW_ACCOUNT: 'New account',
};

/** The alert to the team. */
const AlertPreview = samplePreview(
  spec,
  'Team alert',
  ({ trigger, actions, timeout, dryRun }) => {
    const words = {
      DELETE: 'message deleted',
      WARN: 'warned by DM',
      TIMEOUT: `timed out for ${durationWords(timeout)}`,
      KICK: 'kicked',
      BAN: 'banned',
      ALERT: '',
    };
    const acts = actions.map((action) => wordFor(words, action)).filter(Boolean);
    const what = acts.length === 0 ? 'none' : acts.join(', ');
    return sampleMessage({
      title: wordFor(reasons, trigger),
      description: dryRun
        ? `Log only. Would have taken these actions: ${what}.`
        : `Actions taken: ${what}.`,
      fields: [
        { name: 'Member', value: '@Olaf Ogre', isInline: true },
        { name: 'Channel', value: '#general', isInline: true },
      ],
      footer: '',
    });
  },
  ({ alertChannelId }) => ({ channelId: alertChannelId }),
);

/** What the rule posts, which is the alert alone. */
export default function ModerationPreview(props: PreviewProps) {
  return spec.read(props.values).actions.includes('ALERT') ? (
    <AlertPreview {...props} />
  ) : (
    <p>This rule posts nothing. Turn on “Alert your team” to get a message each time it acts.</p>
  );
}
