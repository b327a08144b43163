import { useId, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { canPost, channelLabel, groupChannels } from '@/features/server/discord/pickers/channels';
import { useMay } from '@/features/server/discord/useMay';
import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import { useReplayAlertMutation } from './postHistoryApi';
import { PostedView } from './PostedView';

export interface ReplayPlace {
  serverId: string;
  module: string;
  ruleId: string;
  signature: string;
}

const KINDS = ['text', 'announcement'] as const;

/** Shows what a rule would post about a transaction, and posts it as a test. */
export function Replay({ place }: { place: ReplayPlace }) {
  const mayChange = useMay('editor');
  const [isOpen, setOpen] = useState(false);
  const [replay, { data, isLoading }] = useReplayAlertMutation();
  if (!mayChange) return null;
  const show = async () => {
    const { data: shown, error } = await replay({ ...place, channelId: null });
    if (shown) setOpen(true);
    else notify('error', failureText(error, 'Couldn’t load the preview.'));
  };
  const post = async (channelId: string) => {
    const { data: sent, error } = await replay({ ...place, channelId });
    if (sent)
      notify(
        'success',
        sent.channelName === null ? 'Test posted' : `Test posted to #${sent.channelName}`,
      );
    else
      notify(
        'error',
        failureText(
          error,
          'Couldn’t post the test. Check that the bot has “Send Messages” in that channel.',
        ),
      );
  };
  if (!isOpen)
    return (
      <button
        type="button"
        className="btn btn-outline-secondary deliveries__replay-open"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void show();
        }}
      >
        {isLoading ? 'Loading…' : 'Preview post'}
      </button>
    );
  return (
    <section className="deliveries__replay" aria-label="Post preview">
      <h3>Post preview</h3>
      {data ? (
        <PostedView
          posted={data.posted}
          label={data.messageUrl === null ? 'Not posted yet' : 'Test posted'}
        />
      ) : null}
      <TestForm onPost={post} isBusy={isLoading} />
    </section>
  );
}

interface TestFormProps {
  onPost: (channelId: string) => Promise<void>;
  isBusy: boolean;
}

function TestForm({ onPost, isBusy }: TestFormProps) {
  const id = useId();
  const channels = useSelector(selectServerDetails)?.guildChannels ?? [];
  const [channelId, setChannelId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const post = (event: FormEvent) => {
    event.preventDefault();
    setMissing(channelId === '');
    if (channelId !== '' && !isBusy) void onPost(channelId);
  };
  return (
    <form className="deliveries__test" aria-label="Post a test" noValidate onSubmit={post}>
      <label className="form-label" htmlFor={id}>
        Test channel
      </label>
      <div className="deliveries__ask">
        <select
          id={id}
          className={`form-select ${isMissing ? 'is-invalid' : ''}`}
          value={channelId}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setChannelId(target.value)}
        >
          <option value="">Choose a channel</option>
          {groupChannels(channels, KINDS).map(({ title, channels: inside }) => (
            <optgroup key={title} label={title}>
              {inside.map((channel) => (
                <option key={channel.id} value={channel.id} disabled={!canPost(channel)}>
                  {channelLabel(channel)}
                  {canPost(channel) ? '' : ' (bot can’t post here)'}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className="btn btn-outline-secondary" aria-disabled={isBusy}>
          {isBusy ? 'Posting…' : 'Post test'}
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={isMissing ? 'field__error' : 'deliveries__hint'}
        role={isMissing ? 'alert' : undefined}
      >
        {isMissing ? 'Choose a channel.' : 'Everyone in the channel will see the test.'}
      </p>
    </form>
  );
}
