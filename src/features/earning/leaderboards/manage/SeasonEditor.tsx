import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DateField } from '@/shared/ui/date/DateField';
import { resultOf } from '@/shared/api/resultOf';
import { useMay } from '@/features/server/discord/useMay';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { RadioField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { goOnceSaved } from '@/shared/ui/leaving';
import { notify } from '@/shared/ui/toast';
import type { Season } from '../leaderboard';
import { MOST_NAME, MOST_PRIZE } from '../rules';
import {
  useAddSeasonMutation,
  useChangeSeasonMutation,
  useSeasonFundsQuery,
  useSeasonsQuery,
} from './manageApi';
import { NEW_SEASON, SEASON_PARAM } from '../boardChoice';
import type { Funds } from './prizeBudget';
import { PrizesField } from './PrizesField';
import { canBeEdited } from '../prizes';
import { atFields, bodyOf, seasonSchema, valuesOf } from './seasonForm';

/** The list of seasons. */
const LIST = '?tab=seasons';

interface SeasonEditorProps {
  serverId: string;
  /** `NEW_SEASON` for a season being added. */
  seasonId: string;
}

/** The page of one season. */
export default function SeasonEditor({ serverId, seasonId }: SeasonEditorProps) {
  const isNew = seasonId === NEW_SEASON;
  const canChange = useMay('editor');
  return (
    <>
      <PageHeader
        title={isNew ? 'Leaderboard: new season' : 'Leaderboard: edit season'}
        purpose="A season counts points between two dates. You can’t change it once it starts."
        actions={
          <Link className="btn btn-outline-secondary" to={LIST}>
            All seasons
          </Link>
        }
      />
      {canChange ? (
        <EditorContent serverId={serverId} seasonId={seasonId} />
      ) : (
        <EmptyState title="View only">Ask an editor of this server to make changes.</EmptyState>
      )}
    </>
  );
}

function EditorContent({ serverId, seasonId }: SeasonEditorProps) {
  const seasons = useSeasonsQuery(serverId);
  const funds = useSeasonFundsQuery(serverId);
  const { data } = seasons;
  if (!data || !funds.data) {
    const failed = [seasons, funds].find(({ error, isFetching }) => error && !isFetching);
    return failed ? (
      <ErrorState
        message={failureText(failed.error, 'Couldn’t load the season.')}
        onRetry={() => void failed.refetch()}
      />
    ) : (
      <FormSkeleton label="Loading the season" />
    );
  }
  if (seasonId === NEW_SEASON)
    return <SeasonForm serverId={serverId} season={null} funds={funds.data} />;
  const season = data.seasons.find(({ id }) => id === seasonId);
  if (!season)
    return (
      <EmptyState title="Season not found">
        It may have been deleted, or the link is wrong.
      </EmptyState>
    );
  if (season.state !== 'SCHEDULED')
    return (
      <EmptyState title="This season has started">
        You can’t change a season after it starts. You can close a running season early.
      </EmptyState>
    );
  if (!canBeEdited(season))
    return (
      <EmptyState title="You can’t edit this season right now">
        Some of its prizes couldn’t be read, and saving would remove them. Refresh the page and try
        again.
      </EmptyState>
    );
  return <SeasonForm serverId={serverId} season={season} funds={funds.data} />;
}

interface SeasonFormProps {
  serverId: string;
  season: Season | null;
  funds: Funds;
}

/** Moves an error of the start date to the "start now" choice, because no date field is visible then. */
const atStart = ({ errors = [], ...failure }: Failure): Failure => ({
  ...failure,
  errors: errors.map(({ path, message }) => ({
    path: path === 'startsAt' ? 'start' : path,
    message,
  })),
});

function SeasonForm({ serverId, season, funds }: SeasonFormProps) {
  const [values] = useState(() => valuesOf(season));
  const form = useZodForm(seasonSchema, values);
  const navigate = useNavigate();
  const [add] = useAddSeasonMutation();
  const [change] = useChangeSeasonMutation();
  const startsOnDay = form.watch('start') === 'DAY';
  const hasPrizes = form.watch('prizes').length > 0;
  return (
    <Form
      form={form}
      label="Season"
      onSubmit={async (sent) => {
        const read = bodyOf(
          sent,
          funds.funds.map(({ token }) => token),
        );
        if (read.errors)
          return {
            success: false,
            message: 'Some fields need your attention.',
            errors: read.errors,
          };
        const { body } = read;
        const result = await resultOf(
          season
            ? change({ serverId, seasonId: season.id, body }).unwrap()
            : add({ serverId, body }).unwrap(),
        );
        if (!result.success) {
          const failure = { ...result, errors: atFields(result.errors ?? []) };
          return sent.start === 'NOW' ? atStart(failure) : failure;
        }
        notify('success', season ? 'Saved' : 'Season added');
        goOnceSaved(() => navigate(LIST, { replace: true }));
        return undefined;
      }}
    >
      <div className="panel season-form">
        <TextField name="name" label="Name" maxLength={MOST_NAME} />
        <RadioField
          name="start"
          label="Start"
          choices={[
            { value: 'NOW', label: 'When saved' },
            { value: 'DAY', label: 'On a date', hint: 'At midnight UTC.' },
          ]}
        />
        {startsOnDay ? <DateField name="startsAt" label="Start date" timeZone="UTC" /> : null}
        <DateField
          name="endsAt"
          label="End date"
          timeZone="UTC"
          hint="The season includes this date and ends at midnight UTC."
        />
        <PrizesField funds={funds} />
        {hasPrizes ? null : (
          <NumberField
            name="winners"
            label="Number of winners"
            hint="A line on the leaderboard shows where prizes end. Leave empty for no line."
          />
        )}
        <TextField
          name="prize"
          label={hasPrizes ? 'Note on prizes' : 'Custom prize'}
          hint={
            hasPrizes
              ? 'Shown to members below the prizes.'
              : 'Shown to members. Your team delivers it. To pay prizes automatically, add them above.'
          }
          maxLength={MOST_PRIZE}
        />
      </div>
      <SaveBar
        label={season ? 'Save' : 'Add season'}
        isNew={season === null}
        isOfServer
        pageParams={[SEASON_PARAM]}
      />
    </Form>
  );
}
