import { unguarded } from '@/shared/text/spreadsheet';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';

interface TagsFieldProps extends FieldProps {
  most: number;
  /** Whether commas are part of a text, not separators. */
  hasCommas?: boolean;
  /** Normalizes a line when the user leaves the field. */
  tidyLine?: ((typed: string) => string) | undefined;
}

/** Short texts, one per line: quick to type, and to paste from a sheet or a list with commas. */
export default function TagsField({ most, hasCommas = false, tidyLine, ...props }: TagsFieldProps) {
  const bound = useField(props);
  const { value, onChange, onBlur, ...field } = bound.field;
  const tags: unknown[] = Array.isArray(value) ? value : [];
  return (
    <FieldFrame
      {...props}
      hint={props.hint ?? 'One per line.'}
      bound={bound}
      aside={
        <span className={tags.length > most ? 'field__count field__count--over' : 'field__count'}>
          {tags.length} / {most}
        </span>
      }
    >
      <textarea
        {...field}
        {...bound.aria}
        className={`form-control ${bound.error === undefined ? '' : 'is-invalid'}`}
        rows={Math.min(8, Math.max(2, tags.length + 1))}
        spellCheck={false}
        value={tags.join('\n')}
        disabled={props.isDisabled}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        // Only on blur: while typing, a new line is empty, and a space may be part of a name.
        onBlur={() => {
          const tidy = tidied(tags, hasCommas, tidyLine);
          if (tidy.join('\n') !== tags.join('\n')) onChange(tidy);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}

/** Removes duplicates and surrounding spaces; splits a line at commas, unless they are part of the text. */
const tidied = (
  tags: readonly unknown[],
  hasCommas: boolean,
  tidyLine: (typed: string) => string = (typed) => typed,
): string[] => [
  ...new Set(
    tags
      // Spreadsheet cells are separated by tabs; an apostrophe in front marks a number as text.
      .flatMap((tag) => String(tag).split(hasCommas ? '\t' : /[,\t]/))
      .map((tag) => tidyLine(unguarded(tag.trim())))
      .filter(Boolean),
  ),
];
