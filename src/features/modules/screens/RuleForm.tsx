import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { failureText } from '@/shared/api/queryError';
import { mayBeLeftOut } from '@/shared/api/lenient';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { modulePath, SAVED_PARAM, SETTINGS_PARAM, WHOLE } from '../engine/addresses';
import { copyOf } from '../engine/copyOf';
import type { ModuleSpec } from '../engine/defineModule';
import { useModuleQuery } from '../engine/modulesApi';
import { completeValues } from '../engine/schema';
import type { Values } from '../common-fields/field';
import { draftKeyOf } from './draftAt';
import { keptDraftAt, keptStorageKey } from './keptDrafts';
import type { ReadyModule } from './readyModule';
import { RuleEditor } from './RuleEditor';
import type { RuleList } from './RulesTable';
import { useBeginning } from './useBeginning';
import { useCanConfigure } from './useCanConfigure';
import { useFirstSteps } from './useFirstSteps';
import { useFormRules } from './useFormRules';
import { useLocked } from './useLocked';
import { useTemplate } from './useTemplate';

/** Few modules have child rules, and the code of their list is large. */
const ChildRules = lazyOptional(async () => ({
  default: (await import('./ChildRules')).ChildRules,
}));

interface RuleFormProps {
  spec: ReadyModule;
  serverId: string;
  /** "new" for a rule that is being added. */
  ruleId: string;
}

/** The page of one rule: its form, and the rules of other modules that belong to it. */
export function RuleForm({ spec, serverId, ruleId }: RuleFormProps) {
  const place = { serverId, slug: spec.slug };
  const [params] = useSearchParams();
  const module = useModuleQuery(place);
  const rules = useFormRules(spec, place, ruleId);
  const canSave = useCanConfigure(module.data?.state ?? '');
  const locked = useLocked(module.data?.state);
  const details = useSelector(selectServerDetails);
  const isNew = ruleId === 'new';
  const beginning = useBeginning(isNew && !params.has('from'));
  const template = useTemplate(spec, {
    id: isNew ? params.get('template') : null,
    orFirst: isNew && locked !== null && !params.has('from'),
  });
  const kept = keptStorageKey(useSelector(selectViewer).id, draftKeyOf(place));
  // A draft made outside of the package needs only one press to be saved, so it is opened in the
  // form it was made in.
  const [hadKept] = useState(() => isNew && keptDraftAt(kept) !== null);
  const isGuided = isOfSteps(spec, ruleId, params) && !hadKept;
  const steps = useFirstSteps(spec, isGuided);
  // After the save it is not the first rule anymore, but its page stays.
  const [wasFirst, setWasFirst] = useState(false);
  // Remounts the form after its header has changed the rule.
  const [round, setRound] = useState(0);
  const error = module.error ?? rules.error;
  const find = (id: string | null) => rules.data?.rules.find((rule) => rule.id === id) ?? null;
  const rule = find(ruleId);
  const isReady =
    template !== undefined &&
    locked !== undefined &&
    steps !== undefined &&
    beginning !== undefined;
  if (!module.data || !rules.data || !isReady) {
    return (
      <>
        <PageHeader title={spec.title} purpose={spec.purpose} />
        {error ? (
          <ErrorState
            message={failureText(error, `Couldn’t load this ${spec.rules?.singular ?? 'rule'}.`)}
            onRetry={() => void Promise.all([module.refetch(), rules.refetch()])}
          />
        ) : (
          <FormSkeleton label={`Loading ${spec.title}`} />
        )}
      </>
    );
  }
  if (!rule && ruleId !== 'new') {
    return <NoSuchRule spec={spec} isUnread={mayBeLeftOut(rules.data.leftOut, ruleId)} />;
  }
  const isFirst = isFirstOf(rules.data) || find(params.get(SAVED_PARAM)) !== null;
  if (isFirst && !wasFirst) setWasFirst(true);
  const guide = spec.firstSteps;
  if (steps && guide && canSave && (guide.isForEach || isFirst || wasFirst)) {
    return (
      <steps.FirstRule
        spec={spec}
        guide={guide}
        parts={steps.parts}
        suggest={steps.suggest}
        begin={given(spec, params)}
        place={place}
        rules={rules.data.rules}
      />
    );
  }
  const source = find(params.get('from'));
  const own = source
    ? copyOf(spec, source.values, rules.data.rules)
    : blankOf(spec, rules.data.rules);
  const begun = completeValues(spec.fields, { ...own, ...given(spec, params) });
  const free = template && {
    ...template,
    values: copyOf(spec, template.values, rules.data.rules),
  };
  const { values: begin, filled } =
    source || !beginning
      ? { values: completeValues(spec.fields, { ...begun, ...free?.values }), filled: {} }
      : beginning.fromRules(
          spec,
          free
            ? beginning.fromTemplate(spec.fields, begun, free, details)
            : beginning.fromServer(spec.fields, begun, details),
          rules.data.rules,
        );
  return (
    <>
      <RuleEditor
        key={round}
        onActed={() => setRound((before) => before + 1)}
        readAgain={rules.refetch}
        spec={spec}
        place={place}
        rule={rule}
        begin={begin}
        lead={
          beginning && (canSave || locked)
            ? {
                Part: beginning.BeginWith,
                template: template?.id ?? null,
                filled: filled,
                isBlank: !params.has('template'),
                others: rules.data.rules,
              }
            : undefined
        }
        from={source?.id ?? (params.has('template') ? (template?.id ?? null) : null)}
        module={module.data}
        locked={locked}
      />
      {rule && spec.children.length > 0 ? (
        <Suspense fallback={<TableSkeleton label="Loading" />}>
          {spec.children.map((child) => (
            <ChildRules key={child.slug} spec={child} serverId={serverId} parentId={rule.id} />
          ))}
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * Whether the address leads to the steps of a module that has them: it names no copy, no template,
 * and not all settings.
 */
const isOfSteps = ({ firstSteps }: ModuleSpec, ruleId: string, params: URLSearchParams): boolean =>
  firstSteps !== undefined &&
  ruleId === 'new' &&
  params.get(SETTINGS_PARAM) !== WHOLE &&
  !['from', 'template'].some((name) => params.has(name));

/** Values of a new rule. Those that no two rules may share, such as its name, are made unique. */
function blankOf(spec: ModuleSpec, rules: RuleList['rules']): Values {
  const blank = { ...spec.initial, ...spec.opening?.values };
  const free = copyOf(spec, blank, rules);
  const taken = (spec.rules?.unique ?? []).map(({ path }) => [path, free[path]]);
  return { ...blank, ...Object.fromEntries(taken) };
}

/** A rule that could not be read exists all the same. */
const isFirstOf = ({ rules, leftOut }: RuleList): boolean => rules.length === 0 && !leftOut;

/** The parent rule of a new one, as named in the address. */
function given(spec: ModuleSpec, params: URLSearchParams): Values {
  const field = spec.parent?.field;
  const id = field === undefined ? null : params.get(field);
  return field === undefined || id === null ? {} : { [field]: id };
}

interface NoSuchRuleProps {
  spec: ModuleSpec;
  /** Whether it may be a rule that could not be read. */
  isUnread: boolean;
}

function NoSuchRule({ spec, isUnread }: NoSuchRuleProps) {
  const singular = spec.rules?.singular ?? 'rule';
  return (
    <>
      <PageHeader title={isUnread ? spec.title : `Couldn’t find this ${singular}`} />
      <EmptyState
        title={
          isUnread ? `Couldn’t read this ${singular}` : `This ${singular} doesn’t exist anymore`
        }
        action={
          <Link className="btn btn-primary" to={modulePath(spec)}>
            Back to list
          </Link>
        }
      >
        {isUnread
          ? 'Some entries of the list couldn’t be read, and this seems to be one of them.'
          : 'It may have been deleted, or the address is mistyped.'}
      </EmptyState>
    </>
  );
}
