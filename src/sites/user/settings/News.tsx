import type { LastMessage, NewsChoice, NewsWay } from '@/features/server/notifications/newsChoices';
import {
  useUpdateNotificationPreferenceMutation,
  useNotificationPreferencesQuery,
  useSendTestNotificationMutation,
} from '@/features/server/notifications/newsApi';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Section } from '@/shared/ui/Section';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { newsWords } from './newsWords';

/** Kinds of notifications, and their channels (docs/product/servers.md). */
export function News() {
  const { data, error, refetch } = useNotificationPreferencesQuery(undefined);
  return (
    <Section
      title="Notifications"
      about="Choose what we notify you about here and by Discord DM. Changes save automatically on all your devices."
    >
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          <table className="settings__news">
            <thead>
              <tr>
                <th scope="col">Notification</th>
                <th scope="col">Bell</th>
                <th scope="col">Discord</th>
              </tr>
            </thead>
            <tbody>
              {data.choices.map((choice) => (
                <NewsRow key={choice.event} choice={choice} />
              ))}
            </tbody>
          </table>
          <Messages last={data.lastMessage} />
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your notification settings.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading your notification settings" count={4} />
      )}
    </Section>
  );
}

function NewsRow({ choice }: { choice: NewsChoice }) {
  const [name, about] = newsWords[choice.event];
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="field__hint settings__hint">
          {about}
          {choice.isBellFixed ? ' Always on here.' : ''}
        </p>
      </th>
      <td>
        <WaySwitch
          label={`${name} in the bell`}
          way="BELL"
          choice={choice}
          isOn={choice.bell}
          isFixed={choice.isBellFixed}
        />
      </td>
      <td>
        <WaySwitch
          label={`${name} on Discord`}
          way="MESSAGE"
          choice={choice}
          isOn={choice.message}
        />
      </td>
    </tr>
  );
}

interface WaySwitchProps {
  label: string;
  way: NewsWay;
  choice: NewsChoice;
  isOn: boolean;
  isFixed?: boolean;
}

function WaySwitch({ label, way, choice: { event }, isOn, isFixed = false }: WaySwitchProps) {
  const [choose, { isLoading }] = useUpdateNotificationPreferenceMutation();
  const change = async (next: boolean) => {
    const answer = await choose({ event, way, isOn: next });
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
  };
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
      role="switch"
      className="switch"
      aria-label={label}
      aria-busy={isLoading}
      checked={isOn}
      disabled={isFixed}
      onChange={({ target }) => {
        if (!isLoading) void change(target.checked);
      }}
    />
  );
}

/** Whether the bot's messages arrive, which only Discord knows. */
function Messages({ last }: { last: LastMessage | null }) {
  const [send, { isLoading }] = useSendTestNotificationMutation();
  const press = async () => {
    const answer = await send(undefined);
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
    else if (answer.data.error === null) notify('success', 'Sent. Check your Discord DMs.');
  };
  return (
    <div className="settings__messages">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-busy={isLoading}
        disabled={isLoading}
        onClick={() => void press()}
      >
        Send a test DM
      </button>
      <div aria-live="polite">
        {last === null ? (
          <p className="field__hint settings__hint">The bot hasn’t sent you a DM yet.</p>
        ) : last.error === null ? (
          <p className="field__hint settings__hint">
            Last message: “{last.title}”
            {last.at === null ? null : (
              <>
                , <TimeAgo at={last.at} />
              </>
            )}
            .
          </p>
        ) : (
          <p className="notice notice--warning">
            “{last.title}” wasn’t delivered. {last.error} Allow messages from server members in
            Discord’s privacy settings, then try again.
          </p>
        )}
      </div>
    </div>
  );
}
