import { useWatch } from 'react-hook-form';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
import { textAt } from '../../engine/read';
import { valuesAt } from '../../engine/valuesAt';
import { emptyEmbed, messageLimits, messageSchema, totalLength } from '../../fields/message';
import { ButtonsFields } from './ButtonsFields';
import { CompletingTextArea } from '../../controls/completion/CompletingTextArea';
import { EmbedFields } from './EmbedFields';
import { ItemList } from '../../controls/ItemList';

/** A message of a bot: a text and embeds, each part counted against Discord's limit. */
export function MessageField(props: FieldProps) {
  const bound = useField(props);
  return (
    <fieldset {...bound.group} className="field message-field">
      <legend className="field__legend">{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      <CompletingTextArea
        name={`${props.name}.content`}
        label="Text"
        hint="Discord’s markdown works: **bold**, *italic*, [links](https://…), <#channel>."
        maxLength={messageLimits.content}
        rows={3}
        hasChips
      />
      <Embeds name={`${props.name}.embeds`} message={props.name} />
      <ButtonsFields name={`${props.name}.buttons`} />
      <FieldError bound={bound} />
    </fieldset>
  );
}

/** What is wrong with all of them together is told below them. */
function Embeds({ name, message }: { name: string; message: string }) {
  const bound = useField({ name, hint: undefined });
  return (
    <div {...bound.group} role="group" aria-label="Embeds" className="list-field">
      <ItemList
        name={name}
        itemName="embed"
        most={messageLimits.embeds}
        initial={() => structuredClone(emptyEmbed)}
        bound={bound}
        renderAside={(count) => (count === 0 ? null : <TotalLength name={message} />)}
        renderLine={(path) => <EmbedLine name={path} />}
      >
        {(path) => <EmbedFields name={path} />}
      </ItemList>
      <FieldError bound={bound} />
    </div>
  );
}

/** Which embed it is, while it is folded. */
function EmbedLine({ name }: { name: string }) {
  const embed = valuesAt(useWatch(), name);
  const words = textAt(embed, 'title') || textAt(embed, 'description');
  return <span className="fold__line">{words}</span>;
}

/** Discord counts the embeds of a message together. */
function TotalLength({ name }: { name: string }) {
  const parsed = messageSchema.safeParse(useWatch({ name }));
  const total = parsed.success ? totalLength(parsed.data.embeds) : null;
  return total === null ? null : (
    <span className="field__count">
      {total} / {messageLimits.allEmbeds} in all embeds
    </span>
  );
}
