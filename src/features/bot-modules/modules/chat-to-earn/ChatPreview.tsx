import type { PreviewProps } from '../../engine/moduleScreen';
import type { Values } from '../../fields/field';
import MessagePreview from '../../preview/MessagePreview';
import { levelCosts } from './curve';
import { FigureTable } from '../../preview/figures/FigureTable';
import { numberAt, textAt } from '../../engine/read';
import { Warning } from '../../preview/figures/Warning';

/** What levels cost a member, and the message about a new one. */
export default function ChatPreview(props: PreviewProps) {
  const { values } = props;
  return (
    <>
      <FigureTable
        caption="What a level needs in all, written as often as is paid"
        heads={['Level', 'XP', 'Messages', 'Hours']}
        rows={levelCosts(values).map(({ level, xp, messages, hours }) => [
          level.toLocaleString('en'),
          xp.toLocaleString('en', { maximumFractionDigits: 0 }),
          messages === null ? '–' : messages.toLocaleString('en'),
          hours === null ? '–' : hours.toLocaleString('en', { maximumFractionDigits: 1 }),
        ])}
      />
      <Warning text={warningOf(values)} />
      <MessagePreview {...props} />
    </>
  );
}

function warningOf(values: Values): string {
  const isFlooded = textAt(values, 'pays') === 'CURRENCY' && numberAt(values, 'cooldown', 1) === 0;
  return isFlooded
    ? 'Without a pause, who writes most takes most of the currency. Set a pause or a daily limit.'
    : '';
}
