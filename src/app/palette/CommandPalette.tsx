import { Command } from 'cmdk';
import { useRef, type Ref } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useNavigate } from 'react-router-dom';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { rate, type PaletteCommand } from './command';
import { PaletteInput, PaletteStatus } from './PaletteInput';
import { PaletteItem } from './PaletteItem';
import { RuleCommands } from './RuleCommands';
import { useCommands } from './useCommands';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** What is typed, which may be more than nothing when it opens. */
  search: string;
  onSearch: (search: string) => void;
  /** Its field has the focus, and with it what is typed. */
  onReady: () => void;
  onClose: () => void;
}

/** Pages, modules, rules, servers and actions by name or other words: typed, chosen by arrows and Enter. */
export default function CommandPalette({ isOpen, onReady, ...props }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={props.onClose}
      onShow={() => {
        input.current?.focus();
        onReady();
      }}
      className="palette"
      aria-label="Search and commands"
    >
      <Palette inputRef={input} {...props} />
    </Modal>
  );
}

interface PaletteProps extends Omit<CommandPaletteProps, 'isOpen' | 'onReady'> {
  inputRef: Ref<HTMLInputElement>;
}

function Palette({ inputRef, search, onSearch, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { groups, lists } = useCommands();
  const isSearching = search.trim() !== '';
  const run = (command: PaletteCommand) => {
    onClose();
    if (command.to === undefined) command.run?.();
    else void navigate(command.to);
  };
  return (
    <Command
      label="Search and commands"
      loop
      filter={(_, typed, [label = '', words = ''] = []) => rate(label, words, typed.trim())}
    >
      <PaletteInput inputRef={inputRef} listRef={list} search={search} onSearch={onSearch} />
      <PaletteStatus />
      <Command.List ref={list} label="Results">
        {groups.map(({ title, commands }) => (
          <Command.Group key={title} heading={title}>
            {commands.map((command) => (
              <PaletteItem key={command.id} command={command} onRun={run} />
            ))}
          </Command.Group>
        ))}
        {lists.length === 0 ? null : (
          <Command.Group value="rules" heading={isSearching ? 'Rules' : undefined}>
            {lists.map((each) => (
              <RuleCommands key={each.about.slug} {...each} isShown={isSearching} onRun={run} />
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}
