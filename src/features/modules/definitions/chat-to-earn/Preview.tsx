import { LANGUAGE } from '@/shared/text/locales';
import type { PreviewProps } from '../../engine/previewOf';
import { allOf, isOneOf } from '../../common-fields/condition';
import type { Condition, Values } from '../../common-fields/field';
import MessagePreview from '../../preview/MessagePreview';
import { levelCosts } from './curve';
import chat from './definition';
import type { ChatRule } from './fields';
import { FigureTable } from '../../preview/figures/FigureTable';
import { Warning } from '../../preview/figures/Warning';

/** What levels cost a member, and the message about a new one. */
export default function ChatPreview(props: PreviewProps) {
  const rule = chat.read(props.values);
  return (
    <>
      <FigureTable
        caption="Total needed per level when chatting at the maximum rate"
        heads={['Level', 'XP', 'Messages', 'Hours']}
        rows={levelCosts(rule).map(({ level, xp, messages, hours }) => [
          level.toLocaleString(LANGUAGE),
          xp.toLocaleString(LANGUAGE, { maximumFractionDigits: 0 }),
          messages === null ? '–' : messages.toLocaleString(LANGUAGE),
          hours === null ? '–' : hours.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 }),
        ])}
      />
      <Warning text={warningOf(props.values)} />
      <MessagePreview {...props} />
    </>
  );
}

/** A cooldown that has not been typed yet is not taken for none. */
const isFlooded: Condition<keyof ChatRule> = allOf(
  isOneOf('pays', 'CURRENCY'),
  isOneOf('cooldown', 0),
);

function warningOf(values: Values): string {
  return isFlooded.holds(values)
    ? 'Without a cooldown, the most active members take most of the currency. Set a cooldown or a daily limit.'
    : '';
}
