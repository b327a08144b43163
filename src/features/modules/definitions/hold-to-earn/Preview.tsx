import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import type { PreviewProps } from '../../engine/previewOf';
import { noFacts } from '../../engine/variable';
import MessagePreview from '../../preview/MessagePreview';
import { inWords } from '../../common-fields/decimal';
import { Facts } from '../../preview/figures/Facts';
import { FigureTable } from '../../preview/figures/FigureTable';
import hold from './definition';
import type { Program } from './fields';
import { simulate } from './payout';
import { Warning } from '../../preview/figures/Warning';

const periodNames: Record<string, string> = {
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
};
const unitNames: Record<string, string> = { POINTS: 'points', SPL: 'tokens', SOL: 'SOL' };

/** What a program would pay in a period, and the message about it. */
export default function HoldPreview(props: PreviewProps) {
  const { facts = noFacts } = props;
  const program = hold.read(props.values);
  const { rewardKind, mint } = program;
  const symbol = rewardKind === 'SPL' ? facts.tokens.get(mint)?.symbol : undefined;
  const unit = symbol ?? unitNames[rewardKind];
  return (
    <>
      {unit === undefined ? (
        <p>This program pays no amounts, so there are no payouts to preview.</p>
      ) : (
        <Payouts program={program} unit={unit} />
      )}
      <MessagePreview {...props} />
    </>
  );
}

function Payouts({ program, unit }: { program: Program; unit: string }) {
  const { payouts, total, budget, periods, isOver } = simulate(program);
  return (
    <section aria-label="Example payouts">
      <FigureTable
        caption={`Example payouts per ${periodNames[program.cadence] ?? 'period'}, without bonuses`}
        heads={['Member', 'Units', unit]}
        rows={payouts.map(({ units, amount }, index) => [
          `Member ${index + 1}`,
          units.toLocaleString(LANGUAGE),
          inWords(amount),
        ])}
      />
      <Facts
        rows={[
          ['Total payout', `${inWords(total)} ${unit}`],
          ['Budget per period', budget === null ? '–' : `${inWords(budget)} ${unit}`],
          ['Budget lasts', periods === null ? '–' : counted(periods, 'period')],
        ]}
      />
      <Warning text={isOver ? 'These 5 examples alone exceed the budget per period.' : ''} />
    </section>
  );
}
