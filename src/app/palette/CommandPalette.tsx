import { Command } from 'cmdk';
import { useRef, type Ref } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useNavigate } from 'react-router-dom';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { fitting, rate, type CommandGroup, type PaletteCommand } from './command';
import { PaletteInput, PaletteStatus } from './PaletteInput';
import { PaletteItem } from './PaletteItem';
import { RuleCommands, TestCommands } from './RuleCommands';
import { TemplateCommands } from './TemplateCommands';
import { useCommands } from './useCommands';
import { looksForTests } from './useModuleCommands';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** What is typed, which may be more than nothing when it opens. */
  search: string;
  onSearch: (search: string) => void;
  /** Its field has the focus, and with it what is typed. */
  onReady: () => void;
  onClose: () => void;
}

/** Pages, modules, rules, templates, tests, servers and actions by name or other words: typed, chosen by arrows and Enter. */
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
  const { groups, lists, tests, begun } = useCommands();
  const run = (command: PaletteCommand) => {
    onClose();
    if (command.to === undefined) command.run?.();
    else void navigate(command.to);
  };
  const isNamed = ({ commands }: CommandGroup) => commands.some((each) => rate(each, search) === 1);
  const shown = (some: CommandGroup[]) =>
    some.map(({ title, commands }) => (
      <Command.Group key={title} heading={title}>
        {fitting(commands, search).map((command) => (
          <PaletteItem key={command.id} command={command} onRun={run} />
        ))}
      </Command.Group>
    ));
  return (
    // Filtered here: cmdk's own filter does not look again at what arrives or changes after the typing.
    <Command label="Search and commands" loop shouldFilter={false}>
      <PaletteInput inputRef={inputRef} listRef={list} search={search} onSearch={onSearch} />
      <PaletteStatus search={search} />
      <Command.List ref={list} label="Results">
        {shown(groups.filter(isNamed))}
        <Command.Group key="rules" heading="Rules">
          {lists.map((each) => (
            <RuleCommands key={each.about.slug} {...each} search={search} onRun={run} />
          ))}
        </Command.Group>
        {looksForTests(search) ? (
          <Command.Group key="tests" heading="Send a test">
            {fitting(tests, search).map((command) => (
              <PaletteItem key={command.id} command={command} onRun={run} />
            ))}
            {lists.map((each) => (
              <TestCommands key={each.about.slug} {...each} search={search} onRun={run} />
            ))}
          </Command.Group>
        ) : null}
        {search.trim() === '' ? null : (
          <Command.Group key="templates" heading="Templates">
            {begun.map((each) => (
              <TemplateCommands key={each.about.slug} {...each} search={search} onRun={run} />
            ))}
          </Command.Group>
        )}
        {shown(groups.filter((group) => !isNamed(group)))}
      </Command.List>
    </Command>
  );
}
