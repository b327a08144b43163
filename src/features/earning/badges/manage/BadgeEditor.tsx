import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '@/features/server/discord/useMay';
import type { Failure } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { goOnceSaved } from '@/shared/ui/leaving';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import BadgeDrawing from '../BadgeDrawing';
import { BADGE_PARAM, NEW_BADGE } from './badgeParam';
import { badgeForm, badgeTemplates, bodyOf, valuesOf, type BadgeValues } from './badgeForm';
import { MOST_BADGE_NAME, type BadgeSettings } from './badgeSettings';
import {
  useAddBadgeMutation,
  useChangeBadgeMutation,
  useServerBadgesQuery,
} from './badgesManageApi';
import { LookFields } from './LookFields';
import './manage.scss';
import { RuleFields } from './RuleFields';

/** Address of the list of badges. */
const LIST = '?tab=badges';

interface BadgeEditorProps {
  serverId: string;
  /** ID, or `NEW_BADGE` for a new one. */
  badgeId: string;
}

export default function BadgeEditor({ serverId, badgeId }: BadgeEditorProps) {
  const canChange = useMay('editor');
  return (
    <>
      <PageHeader
        title={badgeId === NEW_BADGE ? 'Leaderboard: new badge' : 'Leaderboard: edit badge'}
        purpose="Members earn a badge when they meet its rule, and keep it even if the rule changes."
        actions={
          <Link className="btn btn-outline-secondary" to={LIST}>
            All badges
          </Link>
        }
      />
      {canChange ? (
        <EditorContent serverId={serverId} badgeId={badgeId} />
      ) : (
        <EmptyState title="View only">Ask an editor of this server to make changes.</EmptyState>
      )}
    </>
  );
}

function EditorContent({ serverId, badgeId }: BadgeEditorProps) {
  const { data, error, isFetching, refetch } = useServerBadgesQuery(serverId);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the badge.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Loading the badge" />
    );
  const badge = data.badges.find(({ id }) => id === badgeId) ?? null;
  if (badge === null && badgeId !== NEW_BADGE)
    return (
      <EmptyState title="Badge not found">
        It may have been deleted, or the link is wrong.
      </EmptyState>
    );
  return (
    <BadgeForm
      serverId={serverId}
      badge={badge}
      quests={data.quests}
      readAgain={async () =>
        (await refetch()).data?.badges.find(({ id }) => id === badgeId)?.version
      }
    />
  );
}

/** Shows errors of the rule at its fields. */
const atFields = ({ errors, ...failure }: Failure): Failure =>
  errors === undefined
    ? failure
    : {
        ...failure,
        errors: errors.map(({ path, message }) => ({
          path: path.replace(/^rule\./, ''),
          message,
        })),
      };

interface BadgeFormProps {
  serverId: string;
  badge: BadgeSettings | null;
  quests: readonly { id: string; title: string }[];
  /** Resolves with the version it read, or undefined if it couldn't read one. */
  readAgain: () => PromiseLike<number | undefined>;
}

function BadgeForm({ serverId, badge, quests, readAgain }: BadgeFormProps) {
  const [first] = useState(() => valuesOf(badge));
  const form = useZodForm(badgeForm, first);
  const version = useFormVersion(form, badge?.version ?? 0, () => valuesOf(badge));
  const navigate = useNavigate();
  const [add] = useAddBadgeMutation();
  const [change] = useChangeBadgeMutation();
  return (
    <Form
      form={form}
      label="Badge"
      onSubmit={async (values) => {
        const body = bodyOf(values);
        const result = await resultOf(
          badge
            ? change({
                serverId,
                badgeId: badge.id,
                body: { ...body, version: version.current() },
              }).unwrap()
            : add({ serverId, body }).unwrap(),
        );
        if (!result.success)
          return badge ? version.refused(atFields(result), readAgain) : atFields(result);
        version.saved(result.data.badge.version);
        notify('success', badge ? 'Saved' : 'Badge added');
        goOnceSaved(() => navigate(LIST, { replace: true }));
        return undefined;
      }}
    >
      {badge === null ? <Templates form={form} /> : null}
      <Fields serverId={serverId} quests={quests} isNew={badge === null} form={form} />
      <SaveBar
        label={badge ? 'Save' : 'Add badge'}
        isNew={badge === null}
        isOfServer
        pageParams={[BADGE_PARAM]}
      />
    </Form>
  );
}

type BadgeFormState = UseFormReturn<BadgeValues, unknown, BadgeValues>;

/** Templates that fill the whole form. */
const Templates = ({ form }: { form: BadgeFormState }) => (
  <section className="badge-templates" aria-label="Templates">
    <h2>Start from a template</h2>
    <ul>
      {badgeTemplates.map((template) => (
        <li key={template.name}>
          <button
            type="button"
            className="btn btn-outline-secondary badge-templates__one"
            onClick={() => form.reset(template, { keepDefaultValues: true })}
          >
            <BadgeDrawing
              art={template.art}
              tone={template.tone}
              isLocked={false}
              className="badge-templates__drawing"
            />
            {template.name}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

interface FieldsProps {
  serverId: string;
  quests: readonly { id: string; title: string }[];
  isNew: boolean;
  form: BadgeFormState;
}

function Fields({ serverId, quests, isNew, form }: FieldsProps) {
  const [name, art, tone, kind, count, questId] = useWatch({
    control: form.control,
    name: ['name', 'art', 'tone', 'kind', 'count', 'questId'],
  });
  return (
    <div className="panel badge-form">
      <div className="badge-form__preview">
        <BadgeDrawing art={art} tone={tone} isLocked={false} className="badge-form__drawing" />
        <strong>{name.trim() === '' ? 'Your badge' : <bdi>{name}</bdi>}</strong>
      </div>
      <div className="badge-form__fields">
        <TextField name="name" label="Name" maxLength={MOST_BADGE_NAME} />
        <RuleFields serverId={serverId} values={{ kind, count, questId }} quests={quests} />
        {isNew ? null : (
          <p className="fine-print">
            Members who have earned this badge keep it even if you change its rule.
          </p>
        )}
        <LookFields art={art} tone={tone} />
        <SwitchField
          name="isOn"
          label="On"
          hint="Members can earn this badge only while it’s on. Those who have it keep it."
        />
      </div>
    </div>
  );
}
