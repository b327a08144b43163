import { payingModule } from '@/features/earning/accruals/accrual';
import { decidesPay } from '@/features/earning/accruals/payFields';
import { loadFigures } from '@/features/modules/engine/figures';
import { labelAt } from '@/features/modules/engine/paths';
import { loadFunds } from '@/features/modules/engine/funds';
import { loadModule } from '@/features/modules/engine/registry';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { Values } from '@/features/modules/common-fields/field';
import type { LoadBeside } from './part';

/** Estimate of members' rewards for the current input, below the sentence of the form. */
export const estimateInForm: LoadBeside = async (slug) => {
  const [{ LiveEstimate }, spec, figures, funds] = await Promise.all([
    import('@/features/earning/accruals/LiveEstimate'),
    loadModule(slug),
    loadFigures(slug),
    loadFunds(slug).catch(() => () => []),
  ]);
  const module = payingModule(slug);
  return ({ values, ruleId }) => {
    const deciding = spec ? decidingOf(spec, values) : values;
    return (
      <LiveEstimate
        module={module}
        ruleId={ruleId}
        values={deciding}
        unfinished={spec ? unfinishedOf(spec, deciding) : []}
        figures={figures}
        funds={funds}
      />
    );
  };
};

/** The values, without the text of a message that is being written. */
function decidingOf({ fields }: ModuleSpec, values: Values): Values {
  const texts = Object.entries(fields).filter(([, { control }]) => control.type === 'message');
  return { ...values, ...Object.fromEntries(texts.map(([name, { initial }]) => [name, initial])) };
}

/** Labels of the fields that affect payouts and have errors; each once. */
function unfinishedOf({ fields, schema }: ModuleSpec, values: Values): string[] {
  const { error } = schema.safeParse(values);
  const paths = (error?.issues ?? []).map(({ path }) => path.join('.'));
  const labels = paths
    .filter((path) => decidesPay(fields, path))
    .map((path) => labelAt(fields, path) ?? path);
  return [...new Set(labels)];
}
