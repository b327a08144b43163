import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import {
  MOST_BIO,
  MOST_NAME,
  profileValues,
  shownParts,
  tidyWebsite,
  type OwnProfile,
} from '@/features/identity/profiles/profile';
import {
  useUpdateMyProfileMutation,
  useMyProfileQuery,
} from '@/features/identity/profiles/profilesApi';
import { authenticate } from '@/features/identity/session/authenticate';
import { failureText } from '@/shared/api/queryError';
import { useAppDispatch } from '@/shared/state/clientState';
import { RadioField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import { OwnPicture } from './OwnPicture';
import './profile.scss';
import { SeenBy } from './SeenBy';

/** `settings/profile` (spec §2): one's name, words about oneself, and who may see what. */
export default function ProfileScreen() {
  const { data, error, isFetching, refetch } = useMyProfileQuery(undefined);
  return (
    <>
      <PageHeader
        title="Profile settings"
        purpose="Your name, bio and privacy."
        actions={
          data ? (
            <Link
              className="btn btn-outline-secondary"
              to={`/dashboard/user/${encodeURIComponent(data.username)}`}
            >
              Your page
            </Link>
          ) : undefined
        }
      />
      {data ? (
        <div className="profile-settings">
          <div>
            <OwnPicture profile={data} />
            <ProfileForm profile={data} onReload={async () => (await refetch()).data?.version} />
          </div>
          <SeenBy />
        </div>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your profile.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading your profile" />
      )}
    </>
  );
}

const valuesOf = ({ displayName, bio, website, visibility, shown }: OwnProfile) => ({
  displayName,
  bio,
  website,
  visibility,
  shown,
});

interface ProfileFormProps {
  profile: OwnProfile;
  onReload: () => PromiseLike<number | undefined>;
}

function ProfileForm({ profile, onReload }: ProfileFormProps) {
  const [first] = useState(() => valuesOf(profile));
  const form = useZodForm(profileValues, first);
  const version = useFormVersion(form, profile.version, () => valuesOf(profile));
  const [change] = useUpdateMyProfileMutation();
  const dispatch = useAppDispatch();
  const isHidden = form.watch('visibility') === 'HIDDEN';
  return (
    <Form
      form={form}
      label="Profile"
      onSubmit={async (values) => {
        const result = await resultOf(change({ ...values, version: version.current() }).unwrap());
        if (result.success) {
          version.saved(result.data.version);
          notify('success', 'Saved');
          // The header shows the name as well.
          void dispatch(authenticate());
          return undefined;
        }
        return version.refused(result, onReload);
      }}
    >
      <div className="panel profile-form">
        <TextField name="displayName" label="Name" maxLength={MOST_NAME} />
        <p className="profile-form__account">
          Your account on Discord is <strong>@{profile.username}</strong>.
        </p>
        <TextAreaField name="bio" label="About you" rows={3} maxLength={MOST_BIO} />
        <TextField
          name="website"
          label="Website"
          kind="url"
          placeholder="https://"
          hint="Leave empty for none."
          tidy={tidyWebsite}
        />
      </div>
      <div className="panel profile-form">
        <RadioField
          name="visibility"
          label="Profile visibility"
          choices={[
            { value: 'PUBLIC', label: 'Everyone', hint: 'Anyone signed in to Castle Bots.' },
            { value: 'SHARED_SERVERS', label: 'Members of your servers' },
            {
              value: 'HIDDEN',
              label: 'No one',
              hint: 'You appear as “Hidden member” on leaderboards and won’t show up in search. Your servers’ teams still see your name.',
            },
          ]}
        />
        <fieldset className="profile-form__shown">
          <legend>{isHidden ? 'Shown when your profile is visible' : 'What they see'}</legend>
          {shownParts.map((part) => (
            <SwitchField
              key={part}
              name={`shown.${part}`}
              label={words[part].label}
              hint={words[part].hint}
            />
          ))}
        </fieldset>
      </div>
      <SaveBar />
    </Form>
  );
}

const words: Readonly<Record<(typeof shownParts)[number], { label: string; hint: string }>> = {
  points: {
    label: 'Points and rank',
    hint: 'Your servers’ leaderboards always show them.',
  },
  activity: { label: 'Completed quests', hint: 'The 10 most recent.' },
  servers: { label: 'Servers', hint: 'Servers you have in common and public servers.' },
  socials: { label: 'Accounts on X and Telegram', hint: 'Off by default.' },
  wallets: {
    label: 'Wallets',
    hint: 'Off by default. If on, anyone can link your on-chain activity to you.',
  },
};
