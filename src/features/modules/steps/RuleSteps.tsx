import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ApiResult } from '@/shared/api/envelope';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { LeaveGuard } from '@/shared/ui/LeaveGuard';
import type { FirstStep, FirstSteps } from '../engine/defineModule';
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
import { StepBar } from './StepBar';
import { isAskedBy } from './stepFields';
import { StepPanel } from './StepPanel';
import { stepSchema, wrongIn } from './stepSchema';
import { StepsLine } from './StepsLine';
import { Summary } from './Summary';
import { useSteps } from './useSteps';

interface RuleStepsProps {
  spec: ReadyModule;
  guide: FirstSteps;
  parts: StepParts | null;
  serverId: string;
  draftKey: string;
  onSave: (form: FormShape) => Promise<ApiResult<{ rule: Rule }>>;
}

/** The first step that asks for one of those values; -1 where none does. */
const firstWrong = (steps: readonly FirstStep[], paths: readonly string[]): number =>
  steps.findIndex((step) => paths.some((path) => isAskedBy(step, path)));

/**
 * A draft may come from the whole form, with all of what a step asks into taken away: it is then as the steps begin.
 */
function useWholeDraft(spec: ReadyModule, guide: FirstSteps, form: UseFormReturn<FormShape>) {
  const { getValues, setValue } = form;
  useEffect(() => {
    const wrong = wrongIn(spec, getValues('values'));
    for (const [name, value] of Object.entries(guide.values)) {
      const isAsked = guide.steps.some((step) => isAskedBy(step, name));
      if (!isAsked && wrong.includes(name)) setValue(`values.${name}`, structuredClone(value));
    }
  }, [spec, guide, getValues, setValue]);
}

/** Of a page's address what names the page: a step is another part of the same. */
const PAGE_PARAMS = ['rule', 'tab'] as const;

/** A first rule, a few fields at a time. All of them are one form, so that nothing said is lost on the way. */
export function RuleSteps({ spec, guide, parts, serverId, draftKey, onSave }: RuleStepsProps) {
  const { steps } = guide;
  const { at, goTo, stayAt, goBack } = useSteps(steps.length);
  const [startedAt] = useState(at);
  const schema = useMemo(() => stepSchema(spec, steps, at), [spec, steps, at]);
  const form = useZodForm<FormShape, FormShape>(schema, {
    enabled: true,
    values: completeValues(spec.fields, { ...spec.initial, ...guide.values }),
  });
  const { taken, drop } = useDraft({ key: draftKey, fields: spec.fields, form, isOn: true });
  useWholeDraft(spec, guide, form);
  const [refused, setRefused] = useState(0);
  const isGoing = useRef(false);
  const isLast = at === steps.length - 1;

  // A step whose turn has not come cannot be opened by its address.
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
    // Nobody has tried to leave the next one yet.
    form.reset(undefined, {
      keepValues: true,
      keepDefaultValues: true,
      keepDirty: true,
      keepTouched: true,
    });
    return goTo(at + 1);
  };
  const save = async (shape: FormShape) => {
    const result = await onSave(shape);
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
  return (
    <div className="rule-steps">
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
            {isLast ? <Said spec={spec} guide={guide} onChange={goTo} /> : null}
          </StepPanel>
          {parts && isLast ? <Told spec={spec} serverId={serverId} Part={parts.Outlook} /> : null}
        </div>
        <div className="rule-steps__aside">
          {parts && !isLast ? <Told spec={spec} serverId={serverId} Part={parts.Beside} /> : null}
          {isLast ? <PreviewPanel spec={spec} isPlain /> : null}
        </div>
        <StepBar
          at={at}
          count={steps.length}
          finish="Save and turn on"
          note={<Posts spec={spec} />}
          onBack={goBack}
        />
        <Guard />
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

/** What is posted by turning it on. */
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

/** What the site has to tell of what is said so far. */
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

function Guard() {
  const { isDirty } = useFormState();
  return (
    <LeaveGuard
      isOn={isDirty}
      title="Leave without saving?"
      consequence="The rule isn’t saved yet. Your answers are kept until you close this tab."
      isOfServer
      pageParams={PAGE_PARAMS}
    />
  );
}
