import { useSelector } from 'react-redux';
import { SelectBox } from '@/shared/ui/form/boxes';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import { selectServerDetails } from '../discordSlice';
import { isUnread, unreadNote } from './unread';
import { canPost, channelLabel, groupChannels, type ChannelKind } from './channels';

interface ChannelFieldProps extends FieldProps {
  kinds: readonly ChannelKind[];
}

/** A channel of the chosen server, by category; says when it is gone or the bot may not post there. */
export function ChannelField({ kinds, ...props }: ChannelFieldProps) {
  const bound = useField(props);
  const details = useSelector(selectServerDetails);
  const { value } = bound.field;
  const channels = details?.guildChannels ?? [];
  const chosen = channels.find(({ id }) => id === value);
  const isGone = typeof value === 'string' && value !== '' && !chosen;
  const warning = isGone
    ? isUnread(details, 'channel', value)
      ? 'This channel could not be read. It stays chosen.'
      : 'This channel was deleted. Pick another.'
    : chosen && !canPost(chosen)
      ? `The bot may not post in ${channelLabel(chosen)}. Give it “Send Messages” there.`
      : null;
  return (
    <FieldFrame {...props} bound={bound}>
      <SelectBox bound={bound} isDisabled={props.isDisabled}>
        <option value="">No channel</option>
        {isGone ? <option value={value}>Unknown channel ({value})</option> : null}
        {groupChannels(channels, kinds).map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.channels.map((channel) => (
              <option key={channel.id} value={channel.id}>
                {channelLabel(channel)}
                {canPost(channel) ? '' : ' (the bot may not post here)'}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectBox>
      <FieldWarning bound={bound}>{warning}</FieldWarning>
      <p role="status" className="field__warning">
        {unreadNote(details, 'channel')}
      </p>
    </FieldFrame>
  );
}
