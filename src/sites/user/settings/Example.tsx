import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import { momentText } from '@/shared/format/times';
import { useNow } from '@/shared/time/useNow';

const REFRESH_MS = 30_000;
const SOME_LAMPORTS = 1_234_567_890_000n;

/** A number, an amount and a moment as they are written now. */
export function Example() {
  const now = useNow(REFRESH_MS);
  return (
    <dl className="facts" aria-label="Example">
      <div>
        <dt>A number</dt>
        <dd>{inNumbers(12_408.5)}</dd>
      </div>
      <div>
        <dt>An amount</dt>
        <dd translate="no">{amountText(SOME_LAMPORTS, 9)} SOL</dd>
      </div>
      <div>
        <dt>Now</dt>
        <dd>{momentText(now)}</dd>
      </div>
    </dl>
  );
}
