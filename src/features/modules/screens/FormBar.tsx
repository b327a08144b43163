import { useFormState, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import type { Values } from '../common-fields/field';
import { liveWords } from '../engine/live';
import type { ModuleSpec } from '../engine/defineModule';
import { valuesAt } from '../engine/paths';
import type { FormViewControl } from './useFormView';
import { ViewSwitch } from './ViewSwitch';

interface FormBarProps {
  spec: ModuleSpec;
  /** As it is saved: what is off is turned on by the button that saves it. */
  isOn: boolean;
  isNew: boolean;
  /** It stands in a tab and stays there while others are open: they are no other pages. */
  isTabbed: boolean;
  view: FormViewControl;
}

/** Parameters of the address that say which form is open (decision 24). */
const PAGE_PARAMS = ['rule', 'tab'] as const;
const TABBED_PARAMS = ['rule'] as const;

const WATCHES = 'It only logs until you turn off “Log only”.';

/** Whether what is turned on would act on nothing yet. */
const isWatching = ({ rules }: ModuleSpec, values: Values): boolean =>
  rules?.watching !== undefined && values[rules.watching] === true;

/** Saves a module or a rule, and turns on what is off; says before what is posted by it. */
export function FormBar({
  spec,
  isOn,
  isNew,
  isTabbed,
  view: { view, isEither, look },
}: FormBarProps) {
  const { isDirty } = useFormState();
  const details = useSelector(selectServerDetails);
  const values = valuesAt(useWatch(), 'values.');
  const hasChanges = isDirty || isNew;
  const turning = isOn
    ? {}
    : {
        label: hasChanges ? 'Save and turn on' : 'Turn on',
        quiet: hasChanges ? 'Save as off' : undefined,
        note: isWatching(spec, values) ? WATCHES : liveWords(spec, 'posts', values, details),
        isAlways: true,
      };
  return (
    <SaveBar
      {...turning}
      isNew={isNew}
      isOfServer
      pageParams={isTabbed ? TABBED_PARAMS : PAGE_PARAMS}
      lead={isEither ? <ViewSwitch view={view} look={look} /> : undefined}
    />
  );
}
