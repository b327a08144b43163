import { useState } from 'react';
import { resultOf } from '@/shared/api/resultOf';
import { TimeZoneField } from '@/features/modules/field-types/timeZone/TimeZoneField';
import { ChannelField } from '@/features/server/discord/pickers/ChannelField';
import { RoleNote } from '@/features/server/discord/RoleNote';
import { useMay } from '@/features/server/discord/useMay';
import { useUpdateServerSettingsMutation } from '@/features/server/settings/settingsApi';
import {
  botLanguages,
  generalValues,
  type ServerSettings,
} from '@/features/server/settings/settings';
import { tidyInvite } from '@/shared/links/discord';
import { SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { Section } from '@/shared/ui/Section';
import { notify } from '@/shared/ui/toast';

interface GeneralTabProps {
  serverId: string;
  settings: ServerSettings;
  /** Called after another user has saved: the next save is based on the new version. */
  onConflict: () => PromiseLike<number | undefined>;
}

/** Language, time zone, log channel, and whether the server is listed for discovery. */
export function GeneralTab({ serverId, settings, onConflict }: GeneralTabProps) {
  const [first] = useState(settings.general);
  const form = useZodForm(generalValues, first);
  const version = useFormVersion(form, settings.version, () => settings.general);
  const [save] = useUpdateServerSettingsMutation();
  const isOwner = useMay('owner');
  return (
    <Form
      form={form}
      label="General"
      onSubmit={async (values) => {
        const result = await resultOf(
          save({ serverId, ...values, version: version.current() }).unwrap(),
        );
        if (result.success) {
          version.saved(result.data.version);
          notify('success', 'Saved');
          return undefined;
        }
        return version.refused(result, onConflict);
      }}
    >
      <RoleNote needed="owner">View only. Ask an owner of this server to make changes.</RoleNote>
      <Section title="Bot" about="How the bot talks, and where it reports.">
        <SelectField
          name="language"
          label="Language"
          hint="The language the bot replies in."
          choices={botLanguages}
          isDisabled={!isOwner}
        />
        <TimeZoneField
          name="timeZone"
          label="Time zone"
          hint="Reports start each day at midnight in this time zone."
          isDisabled={!isOwner}
        />
        <ChannelField
          name="logChannelId"
          label="Log channel"
          hint="The bot posts changes here. Leave empty for none."
          kinds={['text', 'announcement']}
          isDisabled={!isOwner}
        />
      </Section>
      <Section title="Discover" about="Whether people find your server here.">
        <SwitchField
          name="isListed"
          label="List in Discover"
          hint="Your server appears in Discover and on the members’ home page, with its public quests."
          isDisabled={!isOwner}
        />
        <TextField
          name="inviteUrl"
          label="Invite link"
          kind="url"
          placeholder="https://discord.gg/castle"
          hint="People join through this link, so use one that never expires."
          tidy={tidyInvite}
          isDisabled={!isOwner}
        />
      </Section>
      <SaveBar isOfServer />
    </Form>
  );
}
