import type { PreviewProps } from '../engine/defineModule';
import { messageSchema } from '../fields/message';
import { DiscordMessage } from './DiscordMessage';
import { fillIn } from './fillIn';
import { UnknownVariables } from './UnknownVariables';

/** Every message of a module that is in force, as it will stand in Discord. */
export default function MessagePreview({ values, fields, variables }: PreviewProps) {
  const messages = Object.entries(fields).flatMap(([name, field]) => {
    if (field.control.kind !== 'message' || field.when?.(values) === false) return [];
    const parsed = messageSchema.safeParse(values[name]);
    return parsed.success ? [{ name, label: field.label, message: parsed.data }] : [];
  });
  return (
    <>
      {messages.map(({ name, label, message }) => (
        <figure key={name} className="preview__message">
          <figcaption>{label}</figcaption>
          <DiscordMessage message={message} fill={(text) => fillIn(text, variables)} />
        </figure>
      ))}
      {messages.length === 0 ? <p>The message cannot be shown yet.</p> : null}
      <UnknownVariables text={JSON.stringify(messages)} variables={variables} />
    </>
  );
}
