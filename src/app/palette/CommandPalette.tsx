import { Command } from 'cmdk';
import { useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useNavigate } from 'react-router-dom';
import { useCommands, type CommandGroup } from './useCommands';

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Pages, servers and actions by name (design/look.md): typed, chosen by arrows and Enter. */
export default function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      show={isOpen}
      onHide={onClose}
      onShow={() => input.current?.focus()}
      className="palette"
      aria-label="Search and commands"
    >
      <Palette inputRef={input} onClose={onClose} />
    </Modal>
  );
}

interface PaletteProps {
  inputRef: React.Ref<HTMLInputElement>;
  onClose: () => void;
}

function Palette({ inputRef, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const groups = useCommands();
  const run = (command: CommandGroup['commands'][number]) => {
    onClose();
    if (command.to === undefined) command.run?.();
    else void navigate(command.to);
  };
  return (
    <Command label="Search and commands" loop filter={matches}>
      <Command.Input ref={inputRef} placeholder="Where to, or what to do?" />
      <Command.List label="Results">
        <Command.Empty>Nothing is called that.</Command.Empty>
        {groups.map(({ title, commands }) => (
          <Command.Group key={title} heading={title}>
            {commands.map((command) => (
              <Command.Item
                key={command.id}
                value={`${command.label} ${command.id}`}
                onSelect={() => run(command)}
              >
                {command.label}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

/** Each word that was typed must stand in it: letters scattered over a long name are no match. */
const matches = (name: string, typed: string): number =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word))
    ? 1
    : 0;
