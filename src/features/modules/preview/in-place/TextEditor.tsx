import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { capitalized } from '@/shared/text/nouns';
import { CharacterCount } from '@/shared/ui/form/TextField';
import { asText } from '../../engine/shape';
import { isBox } from '../../form-controls/completion/textBox';
import { Rich } from '../../form-controls/text/RichText';
import type { PartEditorProps } from './PartEditor';
import { useClosing } from './useClosing';

/** Edits a text of a message where it is shown, with the same font. */
export function TextEditor({ part, name, onClose }: PartEditorProps) {
  const isLine = part.kind === 'line';
  const root = useRef<HTMLDivElement>(null);
  const { setValue, getValues, getFieldState } = useFormContext();
  const text = asText(useWatch({ name }));
  const error = getFieldState(name, useFormState({ name })).error?.message;
  const id = useId();
  useClosing(root, (isLeft) => {
    // From then on the field shows its errors.
    setValue(name, getValues(name), { shouldTouch: true, shouldValidate: true });
    onClose(isLeft);
  });
  useLayoutEffect(() => {
    const box = root.current?.querySelector('input, textarea');
    if (!isBox(box)) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, []);
  const box = {
    'aria-label': capitalized(part.label),
    'aria-describedby': `${id}-told`,
    'aria-invalid': error !== undefined,
    className: 'part-editor__box',
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValue(name, target.value, { shouldDirty: true, shouldValidate: true }),
  };
  return (
    <div ref={root} className={`part-editor ${part.look ?? ''}`}>
      <Rich label={part.label} isLine={isLine} hasMarkdown={part.hasMarkdown}>
        {({ aria, below }) => (
          <>
            {isLine ? (
              <input type="text" autoComplete="off" {...box} {...aria} />
            ) : (
              // A copy of the text gives the box its height.
              <div className="part-editor__grows" data-text={`${text}\u200B`}>
                <textarea rows={1} {...box} {...aria} />
              </div>
            )}
            {below}
          </>
        )}
      </Rich>
      <div id={`${id}-told`} className="part-editor__told" translate="yes">
        <span className="part-editor__error">{error}</span>{' '}
        <CharacterCount text={text.trim()} max={part.most} />
      </div>
    </div>
  );
}
