import { counted } from '@/shared/text/counted';
import type { PreviewProps } from '../../engine/moduleScreen';
import { noFacts } from '../../engine/variable';
import type { Values } from '../../fields/field';
import MessagePreview from '../../preview/MessagePreview';
import { inWords } from '../../fields/decimal';
import { Facts } from '../../preview/figures/Facts';
import { FigureTable } from '../../preview/figures/FigureTable';
import { simulate } from './payout';
import { textAt } from '../../engine/read';
import { Warning } from '../../preview/figures/Warning';

const periodNames: Record<string, string> = {
  HOURLY: 'an hour',
  DAILY: 'a day',
  WEEKLY: 'a week',
  MONTHLY: 'a month',
};
const unitNames: Record<string, string> = { POINTS: 'points', SPL: 'tokens', SOL: 'SOL' };

/** What a program would pay in a period, and the message about it. */
export default function HoldPreview(props: PreviewProps) {
  const { values, facts = noFacts } = props;
  const kind = textAt(values, 'rewardKind');
  const symbol = kind === 'SPL' ? facts.tokens.get(textAt(values, 'mint'))?.symbol : undefined;
  const unit = symbol ?? unitNames[kind];
  return (
    <>
      {unit === undefined ? (
        <p>This program pays no amounts, so there is nothing to preview here.</p>
      ) : (
        <Payouts values={values} unit={unit} />
      )}
      <MessagePreview {...props} />
    </>
  );
}

function Payouts({ values, unit }: { values: Values; unit: string }) {
  const { payouts, total, budget, periods, isOver } = simulate(values);
  return (
    <section aria-label="Payout">
      <FigureTable
        caption={`Five made-up members, ${periodNames[textAt(values, 'cadence')] ?? 'a period'}, without bonuses`}
        heads={['Member', 'Units', unit]}
        rows={payouts.map(({ units, amount }, index) => [
          `Member ${index + 1}`,
          units.toLocaleString('en'),
          inWords(amount),
        ])}
      />
      <Facts
        rows={[
          ['Paid', `${inWords(total)} ${unit}`],
          ['Budget of a period', budget === null ? '–' : `${inWords(budget)} ${unit}`],
          ['The budget lasts', periods === null ? '–' : counted(periods, 'period')],
        ]}
      />
      <Warning text={isOver ? 'Even these five cost more than the budget of a period.' : ''} />
    </section>
  );
}
