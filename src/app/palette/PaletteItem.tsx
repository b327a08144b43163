import { Command } from 'cmdk';
import type { PaletteCommand } from './command';

interface PaletteItemProps {
  command: PaletteCommand;
  onRun: (command: PaletteCommand) => void;
}

export const PaletteItem = ({ command, onRun }: PaletteItemProps) => (
  <Command.Item value={command.id} onSelect={() => onRun(command)}>
    {command.label}
    {command.detail === undefined ? null : <small>{command.detail}</small>}
  </Command.Item>
);
