import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import type { Option } from '@/shared/ui/picker/option';
import { PickerBox } from '@/shared/ui/picker/PickerBox';
import { selectServerDetails } from '../discordSlice';
import { canPost, channelLabel, groupChannels, type ChannelKind } from './channels';
import { isUnread, unreadNote } from './unread';

interface ChannelFieldProps extends FieldProps {
  kinds: readonly ChannelKind[];
}

/**
 * Selects a channel of the chosen server, by category; shows an error if it was deleted or the bot may not post there.
 */
export function ChannelField({ kinds, ...props }: ChannelFieldProps) {
  const bound = useField(props);
  const details = useSelector(selectServerDetails);
  const { value } = bound.field;
  const options = useMemo(() => optionsOf(details?.guildChannels ?? [], kinds), [details, kinds]);
  const known = details?.guildChannels.find(({ id }) => id === value);
  const isGone = typeof value === 'string' && value !== '' && !known;
  const warning = isGone
    ? isUnread(details, 'channel', value)
      ? 'Couldn’t read this channel. It stays selected.'
      : 'This channel was deleted. Pick another.'
    : known && !canPost(known)
      ? `The bot can’t post in ${channelLabel(known)}. Give it “Send Messages” there.`
      : null;
  return (
    <FieldFrame {...props} bound={bound}>
      <PickerBox
        bound={bound}
        label={props.label}
        isDisabled={props.isDisabled}
        options={options}
        chosen={
          isGone
            ? { value, label: `Unknown channel (${value})` }
            : known
              ? { value: known.id, label: channelLabel(known) }
              : null
        }
        emptyLabel="No channel"
        isOptional
        placeholder="Search channels"
      />
      <FieldWarning bound={bound}>{warning}</FieldWarning>
      <p role="status" className="field__warning">
        {unreadNote(details, 'channel')}
      </p>
    </FieldFrame>
  );
}

/** A channel the bot may not post in cannot be chosen; if it was chosen before, the field explains how to fix it. */
const optionsOf = (
  channels: Parameters<typeof groupChannels>[0],
  kinds: readonly ChannelKind[],
): Option[] =>
  groupChannels(channels, kinds).flatMap((group) =>
    group.channels.map((channel) => ({
      value: channel.id,
      label: channelLabel(channel),
      group: group.title,
      problem: canPost(channel)
        ? undefined
        : 'The bot can’t post here. Give it “Send Messages” in Discord.',
    })),
  );
