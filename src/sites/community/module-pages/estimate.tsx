import { payingModule } from '@/features/earning/accruals/accrual';
import { loadFigures } from '@/features/modules/engine/figures';
import { loadFunds } from '@/features/modules/engine/funds';
import { loadModule } from '@/features/modules/engine/registry';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { Values } from '@/features/modules/common-fields/field';
import type { LoadBeside } from './part';

/** What members would get by what is typed, below the sentence of the form. */
export const estimateInForm: LoadBeside = async (slug) => {
  const [{ LiveEstimate }, spec, figures, funds] = await Promise.all([
    import('@/features/earning/accruals/LiveEstimate'),
    loadModule(slug),
    loadFigures(slug),
    loadFunds(slug).catch(() => () => []),
  ]);
  const module = payingModule(slug);
  return ({ values, ruleId }) => (
    <LiveEstimate
      module={module}
      ruleId={ruleId}
      values={values}
      deciding={(typed) => (spec ? decidingOf(spec, typed) : null)}
      figures={figures}
      funds={funds}
    />
  );
};

/** What decides what is paid; a message that is being written is none of it. Null while the rest can't be saved. */
function decidingOf({ fields, schema }: ModuleSpec, values: Values): Values | null {
  const texts = Object.entries(fields).filter(([, { control }]) => control.type === 'message');
  const deciding = {
    ...values,
    ...Object.fromEntries(texts.map(([name, { initial }]) => [name, initial])),
  };
  return schema.safeParse(deciding).success ? deciding : null;
}
