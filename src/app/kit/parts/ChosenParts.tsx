import { useState } from 'react';
import { WindowChoice } from '@/features/earning/leaderboards/WindowChoice';
import { ViewSwitch } from '@/features/modules/screens/ViewSwitch';
import type { FormView } from '@/features/modules/screens/useFormView';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { Part } from '../Part';
import '@/features/modules/screens/modules.scss';
import '@/features/modules/screens/templates.scss';

const SPANS = ['7', '30', '90'] as const;
const WINDOWS = ['WEEK', 'MONTH', 'ALL'] as const;
const TEMPLATES = ['Start from scratch', 'Welcome with roles'] as const;

/** Selected items: the same background, line and weight everywhere. */
export function ChosenParts() {
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const [window, setWindow] = useState<(typeof WINDOWS)[number]>('WEEK');
  const [view, setView] = useState<FormView>('edit');
  const [template, setTemplate] = useState<(typeof TEMPLATES)[number]>('Start from scratch');
  return (
    <>
      <Part name="A chip that is chosen">
        <SpanChoice spans={SPANS} value={span} onChoose={setSpan} />
      </Part>
      <Part name="A segment that is chosen">
        <WindowChoice windows={WINDOWS} value={window} onChoose={setWindow} />
        <ViewSwitch view={view} look={setView} />
      </Part>
      <Part name="A card that is chosen" isStacked>
        <ul className="templates">
          {TEMPLATES.map((each) => (
            <li key={each}>
              <button
                type="button"
                className="template"
                aria-pressed={each === template}
                onClick={() => setTemplate(each)}
              >
                <strong>{each}</strong>
                <span>One of the ways to begin.</span>
              </button>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
