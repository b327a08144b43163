import { LANGUAGE } from '@/shared/text/locales';
import type { PreviewProps } from '../../engine/previewOf';
import { noFacts } from '../../engine/variable';
import MessagePreview from '../../preview/MessagePreview';
import { inWords } from '../../common-fields/decimal';
import { FigureTable } from '../../preview/figures/FigureTable';
import hold from './definition';
import type { Program } from './fields';
import { samplePayouts } from './payout';
import { unitNameOf } from './unitName';

const periodNames: Record<string, string> = {
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
};
const unitNames: Record<string, string> = { POINTS: 'points', SPL: 'tokens', SOL: 'SOL' };

/** What members would get for sample holdings in a period, and the message about it. */
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
  const held = `${unitNameOf(program) === 'NFT' ? 'NFTs' : 'Units'} held`;
  return (
    <section aria-label="Sample rewards">
      <FigureTable
        caption={`Sample rewards per ${periodNames[program.cadence] ?? 'period'}, without bonuses`}
        heads={[held, unit]}
        rows={samplePayouts(program).map(({ units, amount }) => [
          units.toLocaleString(LANGUAGE),
          inWords(amount),
        ])}
      />
      <p>Made-up holdings. The estimate counts your real holders.</p>
    </section>
  );
}
