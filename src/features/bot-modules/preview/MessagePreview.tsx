import type { PreviewProps } from '../engine/defineModule';
import { DiscordMessage } from './DiscordMessage';
import { PreviewFrame } from './PreviewFrame';
import { useScene } from './scene';
import { readShownMessage } from './shownMessage';
import { UnknownVariables } from './UnknownVariables';

/** Every message of a module that is in force, as it will stand in Discord. */
export default function MessagePreview({ values, fields, variables }: PreviewProps) {
  const scene = useScene(variables);
  const messages = Object.entries(fields).flatMap(([name, field]) => {
    if (field.control.kind !== 'message' || field.when?.(values) === false) return [];
    return [{ name, label: field.label, message: readShownMessage(values[name]) }];
  });
  if (messages.length === 0) return <p>With these settings no message is sent.</p>;
  return (
    <>
      <PreviewFrame hasPhone>
        {messages.map(({ name, label, message }) => (
          <figure key={name} className="preview__message">
            <figcaption>{label}</figcaption>
            <DiscordMessage message={message} scene={scene} />
          </figure>
        ))}
      </PreviewFrame>
      <UnknownVariables
        text={JSON.stringify(messages.map(({ message }) => message))}
        variables={variables}
      />
    </>
  );
}
