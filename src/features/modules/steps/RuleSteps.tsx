import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ApiResult } from '@/shared/api/envelope';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { LeaveGuard } from '@/shared/ui/LeaveGuard';
import { isByPrimary } from '@/shared/ui/form/byPrimary';
import type { FirstStep, FirstSteps, Suggest } from '../engine/newRule';
import type { Values } from '../common-fields/field';
import { liveWords } from '../engine/live';
import { labelAt, valuesAt } from '../engine/paths';
import type { Rule } from '../engine/moduleState';
import type { StepParts, StepsProps } from '../engine/pageTabs';
import { completeValues } from '../engine/schema';
import { UnitChanges } from '../form-controls/UnitChanges';
import { inForm, labelInForm, type FormShape } from '../screens/moduleForm';
import { PreviewPanel } from '../screens/PreviewPanel';
import type { ReadyModule } from '../screens/readyModule';
import { DraftNote } from '../screens/DraftNote';
import { useDraft } from '../screens/useDraft';
import { useFormView } from '../screens/useFormView';
import { ViewSwitch } from '../screens/ViewSwitch';
import { StepBar } from './StepBar';
import { isAskedBy } from './stepFields';
import { StepPanel } from './StepPanel';
import { stepSchema, wrongIn } from './stepSchema';
import { StepsLine } from './StepsLine';
import { Summary } from './Summary';
import { useSteps } from './useSteps';
import { useSuggestions } from './useSuggestions';

interface RuleStepsProps {
  spec: ReadyModule;
  guide: FirstSteps;
  parts: StepParts | null;
  suggest: Suggest | null;
  /** Initial values besides those of the steps. */
  begin: Values;
  rules: readonly Rule[];
  serverId: string;
  draftKey: string;
  onSave: (form: FormShape) => Promise<ApiResult<{ rule: Rule }>>;
}

/** Index of the first step that asks for one of those values; -1 for none. */
const firstWrong = (steps: readonly FirstStep[], paths: readonly string[]): number =>
  steps.findIndex((step) => paths.some((path) => isAskedBy(step, path)));

/**
 * A draft may come from the whole form, with invalid values that no step asks for. These are reset
 * to the values that the steps begin with.
 */
function useWholeDraft(spec: ReadyModule, guide: FirstSteps, form: UseFormReturn<FormShape>) {
  const { getValues, setValue } = form;
  useEffect(() => {
    const wrong = wrongIn(spec, getValues('values'));
    const stage = spec.rules?.stage;
    // The button that saves decides whether it is a draft.
    if (stage !== undefined && !isPublished(getValues(`values.${stage}`)))
      setValue(`values.${stage}`, LIVE);
    for (const [name, value] of Object.entries(guide.values)) {
      const isAsked = guide.steps.some((step) => isAskedBy(step, name));
      if (!isAsked && wrong.includes(name)) setValue(`values.${name}`, structuredClone(value));
    }
  }, [spec, guide, getValues, setValue]);
}

/** Stages of a rule (`Rules.stage`). */
const LIVE = 'LIVE';
const DRAFT = 'DRAFT';
const isPublished = (stage: unknown) => stage === LIVE || stage === 'SCHEDULED';

/** Parameters that identify the page: a step is another part of the same page. */
const PAGE_PARAMS = ['rule', 'tab'] as const;

/** A first rule, a few fields at a time. All steps are one form, so that no value is lost on the way. */
export function RuleSteps(props: RuleStepsProps) {
  const { spec, guide, parts, suggest, begin, rules, serverId, draftKey, onSave } = props;
  const { steps } = guide;
  const stage = spec.rules?.stage;
  const place = useRef<HTMLDivElement>(null);
  const { view, isEither, look } = useFormView(place);
  const { at, goTo, stayAt, goBack } = useSteps(steps.length);
  const [startedAt] = useState(at);
  const schema = useMemo(() => stepSchema(spec, steps, at), [spec, steps, at]);
  const form = useZodForm<FormShape, FormShape>(schema, {
    enabled: true,
    values: completeValues(spec.fields, { ...spec.initial, ...guide.values, ...begin }),
  });
  const { taken, drop } = useDraft({ key: draftKey, fields: spec.fields, form, isOn: true });
  useWholeDraft(spec, guide, form);
  useSuggestions(form, suggest, rules);
  const isFinished = useRef(false);
  const [refused, setRefused] = useState(0);
  const isGoing = useRef(false);
  const isLast = at === steps.length - 1;

  // A step that can't be reached yet can't be opened by its address.
  const { getValues, clearErrors } = form;
  useEffect(() => {
    const first = firstWrong(steps, wrongIn(spec, getValues('values')));
    if (first !== -1 && first < at) stayAt(first);
    else clearErrors('root.server');
  }, [at, spec, steps, getValues, clearErrors, stayAt]);

  const goOn = async () => {
    if (isGoing.current) return;
    isGoing.current = true;
    let isFine = false;
    await form.handleSubmit(() => {
      isFine = true;
    })();
    isGoing.current = false;
    if (!isFine) return setRefused((before) => before + 1);
    // The next step has not been submitted yet, so it shows no errors.
    form.reset(undefined, {
      keepValues: true,
      keepDefaultValues: true,
      keepDirty: true,
      keepTouched: true,
    });
    return goTo(at + 1);
  };
  const save = async ({ enabled, values }: FormShape) => {
    const isDraft = stage !== undefined && !isFinished.current;
    const result = await onSave({
      enabled,
      values: isDraft ? { ...values, [stage]: DRAFT } : values,
    });
    if (result.success) {
      drop();
      return undefined;
    }
    const first = firstWrong(steps, result.errors?.map(({ path }) => path) ?? []);
    if (first !== -1 && first !== at) goTo(first);
    return inForm(result);
  };
  const step = steps[at];
  if (!step) return null;
  const isReview = isLast && stage === undefined;
  const isView = parts?.isView === true;
  return (
    <div
      ref={place}
      className="rule-steps"
      data-view={isView ? view : undefined}
      onSubmitCapture={({ nativeEvent }) => {
        isFinished.current = isByPrimary(nativeEvent);
      }}
    >
      <StepsLine steps={steps} at={at} onOpen={goTo} />
      <Form
        form={form}
        label={spec.title}
        onSubmit={save}
        onStep={isLast ? undefined : () => void goOn()}
        nameOf={(path) => labelInForm(spec, path)}
      >
        <UnitChanges fields={spec.fields} />
        <div className="rule-steps__main">
          {at === startedAt ? <DraftNote spec={spec} taken={taken} /> : null}
          <StepPanel spec={spec} step={step} at={at} count={steps.length} refused={refused}>
            {isReview ? <Said spec={spec} guide={guide} onChange={goTo} /> : null}
          </StepPanel>
          {parts?.Outlook && isLast ? (
            <Told spec={spec} serverId={serverId} Part={parts.Outlook} />
          ) : null}
        </div>
        <div className="rule-steps__aside">
          {parts && !isReview ? <Told spec={spec} serverId={serverId} Part={parts.Beside} /> : null}
          {isReview ? <PreviewPanel spec={spec} isPlain /> : null}
        </div>
        <StepBar
          at={at}
          count={steps.length}
          finish={stage === undefined ? 'Save and turn on' : 'Publish'}
          quiet={stage === undefined ? undefined : 'Save as draft'}
          note={<Posts spec={spec} />}
          onBack={goBack}
          lead={isView && isEither ? <ViewSwitch view={view} look={look} /> : undefined}
        />
        <Guard singular={spec.rules?.singular ?? 'rule'} />
      </Form>
    </div>
  );
}

interface SaidProps {
  spec: ReadyModule;
  guide: FirstSteps;
  onChange: (step: number) => void;
}

function Said({ spec, guide, onChange }: SaidProps) {
  const values = valuesAt(useWatch(), 'values.');
  return (
    <Summary spec={spec} steps={guide.steps.slice(0, -1)} values={values} onChange={onChange} />
  );
}

/** Says what turning the rule on posts. */
function Posts({ spec }: { spec: ReadyModule }) {
  const details = useSelector(selectServerDetails);
  const words = liveWords(spec, 'posts', valuesAt(useWatch(), 'values.'), details);
  return words === null ? null : <div className="save-bar__note">{words}</div>;
}

interface ToldProps {
  spec: ReadyModule;
  serverId: string;
  Part: ComponentType<StepsProps>;
}

/** An addition of the site, with the current values. */
function Told({ spec, serverId, Part }: ToldProps) {
  const values = valuesAt(useWatch(), 'values.');
  return (
    <Part
      serverId={serverId}
      values={values}
      wrong={wrongIn(spec, values)}
      labelOf={(path) => labelAt(spec.fields, path)}
    />
  );
}

function Guard({ singular }: { singular: string }) {
  const { isDirty } = useFormState();
  return (
    <LeaveGuard
      isOn={isDirty}
      title="Leave without saving?"
      consequence={`The ${singular} isn’t saved yet. Your answers are kept until you close this tab.`}
      isOfServer
      pageParams={PAGE_PARAMS}
    />
  );
}
