import { counted } from '@/shared/text/language';
import type { PreviewProps } from '../../engine/previewOf';
import MessagePreview from '../../preview/MessagePreview';
import { inWords } from '../../common-fields/decimal';
import engage from './definition';
import { forecast, normalDay } from './emission';
import type { EngageSettings } from './fields';
import { Facts } from '../../preview/figures/Facts';
import { FigureTable } from '../../preview/figures/FigureTable';
import { Warning } from '../../preview/figures/Warning';

/** What a member earns on a normal day, how long the budget lasts, and the answer to /balance. */
export default function EngagePreview(props: PreviewProps) {
  const values = engage.read(props.values);
  const symbol = values.symbol || 'units';
  return (
    <>
      <NormalDay values={values} symbol={symbol} />
      <Emission values={values} symbol={symbol} />
      <MessagePreview {...props} />
    </>
  );
}

interface PartProps {
  values: EngageSettings;
  symbol: string;
}

function NormalDay({ values, symbol }: PartProps) {
  const { lines, total, paid } = normalDay(values);
  return (
    <>
      <FigureTable
        caption="A member’s typical day"
        heads={['Activity', symbol]}
        rows={[
          ...lines.map(({ source, amount }) => [source, inWords(amount)]),
          ['Total', inWords(total)],
          ['Total with the daily limit', inWords(paid)],
        ]}
      />
      <p className="field__hint">
        Assumes the default rates: about 20 points per message and 50 per X post.
      </p>
    </>
  );
}

function Emission({ values, symbol }: PartProps) {
  const { most, normal, days, isShort } = forecast(values);
  return (
    <section aria-label="Forecast">
      <Facts
        rows={[
          ['Typical payout per day', `${inWords(normal)} ${symbol}`],
          ['Maximum payout per day', `${inWords(most)} ${symbol}`],
          ['Budget lasts at least', days === null ? '–' : counted(days, 'day')],
        ]}
      />
      <Warning
        text={
          isShort
            ? 'The budget may run out within a month. Lower the limits or raise the budget.'
            : ''
        }
      />
    </section>
  );
}
