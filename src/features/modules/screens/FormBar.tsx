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
  /** Whether it is saved as on; otherwise the button that saves also turns it on. */
  isOn: boolean;
  isNew: boolean;
  /** Whether it is in a tab and stays mounted while others are open: switching tabs does not leave the page. */
  isTabbed: boolean;
  view: FormViewControl;
}

/** Parameters of the address that identify the open form (docs/product/modules.md). */
const PAGE_PARAMS = ['rule', 'tab'] as const;
const TABBED_PARAMS = ['rule'] as const;

const WATCHES = 'It only logs until you turn off “Log only”.';

/** Whether it would only log when it is turned on. */
const isWatching = ({ rules }: ModuleSpec, values: Values): boolean =>
  rules?.watching !== undefined && values[rules.watching] === true;

/** Saves a module or a rule, and turns it on if it is off; says beforehand what that posts. */
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
