import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import {
  MOST_BIO,
  MOST_NAME,
  profileValues,
  shownParts,
  tidyWebsite,
  type OwnProfile,
  type ShownPart,
} from '@/features/identity/profiles/profile';
import { useUpdateMyProfileMutation } from '@/features/identity/profiles/profilesApi';
import { publicLink } from '@/features/identity/profiles/publicLink';
import { authenticate } from '@/features/identity/session/authenticate';
import { resultOf } from '@/shared/api/resultOf';
import { useAppDispatch } from '@/shared/state/clientState';
import { CopyButton } from '@/shared/ui/CopyButton';
import { RadioField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { NftField } from './NftField';

const valuesOf = (profile: OwnProfile) => {
  const { displayName, bio, website, visibility, shown, isPublicLink } = profile;
  const nfts = profile.nfts.map(({ address }) => address);
  return { displayName, bio, website, visibility, shown, isPublicLink, nfts };
};

/** Values of the form, saved or not, for the preview. */
export type ProfileDraft = z.input<typeof profileValues>;

interface ProfileFormProps {
  profile: OwnProfile;
  onReload: () => PromiseLike<number | undefined>;
  /** Called after a pause in typing or switching. Must stay the same function. */
  onDraft: (draft: ProfileDraft) => void;
}

/** The preview calls the server, so it waits for a pause in typing. */
const PAUSE_MS = 250;

export function ProfileForm({ profile, onReload, onDraft }: ProfileFormProps) {
  const [first] = useState(() => valuesOf(profile));
  const form = useZodForm(profileValues, first);
  const version = useFormVersion(form, profile.version, () => valuesOf(profile));
  const [change] = useUpdateMyProfileMutation();
  const dispatch = useAppDispatch();
  const visibility = form.watch('visibility');
  const isHidden = visibility === 'HIDDEN';
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => onDraft(form.getValues()), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, onDraft]);
  return (
    <Form
      form={form}
      label="Profile"
      onSubmit={async (values) => {
        const isPublicLink = values.isPublicLink && values.visibility === 'PUBLIC';
        const body = { ...values, isPublicLink, version: version.current() };
        const result = await resultOf(change(body).unwrap());
        if (result.success) {
          version.saved(result.data.version);
          notify('success', 'Saved');
          // The header shows the name too.
          void dispatch(authenticate());
          return undefined;
        }
        return version.refused(result, onReload);
      }}
    >
      <div className="panel profile-form">
        <TextField name="displayName" label="Name" maxLength={MOST_NAME} />
        <p className="profile-form__account">
          Your Discord username is <strong>@{profile.username}</strong>.
        </p>
        <TextAreaField name="bio" label="Bio" rows={3} maxLength={MOST_BIO} />
        <TextField
          name="website"
          label="Website"
          kind="url"
          placeholder="https://"
          hint="Leave empty to show no website."
          tidy={tidyWebsite}
        />
      </div>
      <div className="panel profile-form">
        <RadioField
          name="visibility"
          label="Profile visibility"
          choices={[
            { value: 'PUBLIC', label: 'Everyone', hint: 'Anyone signed in to Castle Bots' },
            { value: 'SHARED_SERVERS', label: 'Members of your servers' },
            {
              value: 'HIDDEN',
              label: 'No one',
              hint: 'You appear as “Hidden member” on leaderboards and don’t appear in search. Your servers’ teams still see your name.',
            },
          ]}
        />
        <SwitchField
          name="isPublicLink"
          label="Public link"
          isDisabled={visibility !== 'PUBLIC'}
          hint={
            visibility === 'PUBLIC'
              ? 'Anyone with the link can view your profile without signing in. Wallets are never shown.'
              : 'Set profile visibility to “Everyone” first.'
          }
        />
        {profile.isPublicLink ? (
          <p className="profile-form__link">
            <span translate="no">{publicLink(profile.username)}</span>{' '}
            <CopyButton value={publicLink(profile.username)} label="Copy public link" />
          </p>
        ) : null}
        <fieldset className="profile-form__shown">
          <legend>
            {isHidden ? 'Shown when your profile is visible' : 'Shown on your profile'}
          </legend>
          {shownParts.map((part) => (
            <SwitchField
              key={part}
              name={`shown.${part}`}
              label={words[part].label}
              hint={words[part].hint}
            />
          ))}
        </fieldset>
        <NftField name="nfts" known={profile.nfts} isShown={form.watch('shown.nfts') === true} />
      </div>
      <SaveBar />
    </Form>
  );
}

const words: Readonly<Record<ShownPart, { label: string; hint: string }>> = {
  points: {
    label: 'Points and rank',
    hint: 'Your servers’ leaderboards always show them.',
  },
  activity: { label: 'Completed quests', hint: 'Your 10 most recent' },
  servers: { label: 'Servers', hint: 'Your public servers, and any you share with the viewer' },
  level: { label: 'Level', hint: 'Your highest level, and the server it’s on. Off by default.' },
  streak: { label: 'Streak', hint: 'Days in a row you’ve earned points. Off by default.' },
  badges: { label: 'Badges', hint: 'Badges you’ve earned on your servers. Off by default.' },
  nfts: {
    label: 'NFTs',
    hint: 'Anyone can look up an NFT’s wallet on Solana. Off by default.',
  },
  earned: { label: 'Total earned', hint: 'Total payouts from servers. Off by default.' },
  socials: { label: 'Accounts on X and Telegram', hint: 'Off by default' },
  wallets: {
    label: 'Wallets',
    hint: 'If on, anyone can trace your on-chain activity to you. Off by default.',
  },
};
