import type { PreviewProps } from '../engine/previewOf';
import { isShown } from '../engine/schema';
import { personalized } from '../common-fields/look';
import { EditableMessage } from './Editable';
import { EmbedMentions } from './EmbedMentions';
import { PostView } from './PostView';
import { PreviewFrame } from './PreviewFrame';
import { useScene } from './scene';
import { readShownMessage } from './shownMessage';
import { UnknownVariables } from './UnknownVariables';

/** All messages of a module that are in force, as they will appear in Discord. */
export default function MessagePreview({ values, fields, variables, facts, path }: PreviewProps) {
  const scene = useScene(variables);
  const messages = Object.entries(fields).flatMap(([name, field]) => {
    const { control, label } = field;
    if (control.type !== 'message' || !isShown(field, values)) return [];
    const message = readShownMessage(values[name]);
    return [{ name, label, message, post: control.post(values) }];
  });
  if (messages.length === 0) return <p>These settings don’t post a message.</p>;
  return (
    <>
      <PreviewFrame hasPhone>
        {messages.map(({ name, ...parts }) => (
          <EditableMessage key={name} path={path === undefined ? path : `${path}.${name}`}>
            <PostView
              {...parts}
              message={facts?.look ? personalized(parts.message, facts.look) : parts.message}
              scene={scene}
            />
          </EditableMessage>
        ))}
      </PreviewFrame>
      <EmbedMentions messages={messages} variables={variables} />
      <UnknownVariables
        text={JSON.stringify(
          messages.map(({ message, post }) => [message, post.reply, post.thread]),
        )}
        variables={variables}
      />
    </>
  );
}
