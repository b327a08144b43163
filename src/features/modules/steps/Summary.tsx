import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useKnownAssets } from '@/features/modules/market/useKnownAssets';
import { inOneLine } from '../form-controls/inOneLine';
import type { FirstStep } from '../engine/newRule';
import type { ModuleSpec } from '../engine/defineModule';
import { valuesAt } from '../engine/paths';
import type { Values } from '../common-fields/field';
import { addressesIn } from '../preview/known';
import { stepFields } from './stepFields';

interface SummaryProps {
  spec: ModuleSpec;
  /** Those that were asked before. */
  steps: readonly FirstStep[];
  values: Values;
  /** Leads to a step; without it one only reads. */
  onChange?: (step: number) => void;
}

/** What was said in each step, in a line, and the way to say something else. */
export function Summary({ spec, steps, values, onChange }: SummaryProps) {
  const details = useSelector(selectServerDetails);
  const assets = useKnownAssets(addressesIn(spec.fields, values).map(({ address }) => address));
  return (
    <dl className="steps-summary" aria-label="Summary">
      {steps.map((step, index) => (
        <div key={step.title}>
          <dt>{step.title}</dt>
          <dd>
            <bdi>
              {stepFields(spec, step)
                .map(({ prefix, fields }) =>
                  inOneLine(fields, valuesAt(values, prefix), details, assets),
                )
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          </dd>
          {onChange ? (
            <dd>
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={`Change: ${step.title}`}
                onClick={() => onChange(index)}
              >
                Change
              </button>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
