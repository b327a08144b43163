import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { matchParts } from '@/shared/text/matchParts';
import type { PaletteCommand } from './command';
import { kindIcons } from './paletteIcons';

interface PaletteRowProps {
  /** Unique in the palette. */
  id: string;
  /** Its picture or icon, which says nothing to a screen reader. */
  sign: ReactNode;
  label: ReactNode;
  detail?: ReactNode;
  /** At its end. */
  end?: ReactNode;
  onSelect: () => void;
}

/** One entry: a sign, what it is called, and in small what tells it from others. */
export const PaletteRow = ({ id, sign, label, detail, end, onSelect }: PaletteRowProps) => (
  <Command.Item value={id} onSelect={onSelect}>
    <span className="palette__sign" aria-hidden="true">
      {sign}
    </span>
    <span className="palette__words">
      <span>{label}</span>
      {detail === undefined || detail === null ? null : <small> {detail}</small>}
    </span>
    {end}
  </Command.Item>
);

interface NamedProps {
  text: string;
  /** Search whose words are marked in the text. */
  search?: string;
}

/** A name, or a text with names in it, exactly as written. */
export const Named = ({ text, search = '' }: NamedProps) => (
  <bdi translate="no">
    {matchParts(text, search).map((part, index) =>
      part.isMatch ? (
        // Parts of one text have no key but their position.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <mark key={index} className="palette__match">
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </bdi>
);

interface PaletteItemProps {
  command: PaletteCommand;
  onRun: (command: PaletteCommand) => void;
}

export function PaletteItem({ command, onRun }: PaletteItemProps) {
  const { id, label, detail, icon: Sign = kindIcons.PAGE } = command;
  return (
    <PaletteRow
      id={id}
      sign={<Sign />}
      label={label}
      detail={detail}
      onSelect={() => onRun(command)}
    />
  );
}
