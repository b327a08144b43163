import { Command } from 'cmdk';
import { useRef, type KeyboardEvent, type Ref } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useNavigate } from 'react-router-dom';
import type { Recent } from '@/features/search/recent';
import { useSearch } from '@/features/search/useSearch';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { fitting, rater, type CommandGroup, type PaletteCommand } from './command';
import { PaletteInput, PaletteStatus } from './PaletteInput';
import { PaletteItem } from './PaletteItem';
import { RecentCommands, recentValue } from './RecentCommands';
import { ResultGroups } from './ResultGroups';
import { RuleCommands, TestCommands } from './RuleCommands';
import { TemplateCommands } from './TemplateCommands';
import { useChosen } from './useChosen';
import { useCommands } from './useCommands';
import { looksForTests } from './useModuleCommands';
import { useRecent } from './useRecent';
import { useSearchScope } from './useSearchScope';
import './palette.scss';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Text of the field; may be non-empty when the palette opens. */
  search: string;
  onSearch: (search: string) => void;
  /** Called when the field has the focus and receives typing. */
  onReady: () => void;
  onClose: () => void;
}

/**
 * Pages, modules, rules, templates, tests, actions and the server's search results, by name or keywords. Typed, chosen
 * by arrows and Enter.
 */
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

/** Letters needed to search templates: nearly all of them contain any single letter. */
const TEMPLATES_FROM = 2;

interface PaletteProps extends Omit<CommandPaletteProps, 'isOpen' | 'onReady'> {
  inputRef: Ref<HTMLInputElement>;
}

function Palette({ inputRef, search, onSearch, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { groups, lists, tests, begun } = useCommands();
  const { scope, placeholder, findable } = useSearchScope();
  const { items, isLoading, failure, retry } = useSearch(search, scope);
  const { recent, note, remove, clear } = useRecent();
  const isBlank = search.trim() === '';
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const run = (command: PaletteCommand) => {
    onClose();
    if (command.to === undefined) command.run?.();
    else {
      note({ kind: 'PAGE', detail: null, picture: null, ...command, path: command.to });
      void navigate(command.to);
    }
  };
  const open = (result: Omit<Recent, 'serverId'>) => {
    note(result);
    go(result.path);
  };
  const { chosen, choose, onKey } = useChosen(list, search, items);
  const onKeyDown = (event: KeyboardEvent) => {
    onKey(event);
    const found = recent.find((each) => recentValue(each) === chosen);
    if (event.key === 'Delete' && search === '' && found) remove(found);
  };

  /** Best rating within each group. */
  const rate = rater(search);
  const best = new Map(
    groups.map((group) => [group, Math.max(...group.commands.map((each) => rate(each)))]),
  );
  const isNamed = (group: CommandGroup) => best.get(group) === 1;
  const mayGuess = !groups.some((group) => (best.get(group) ?? 0) > 0);
  const shown = (some: CommandGroup[]) =>
    some.map(({ title, commands }) => (
      <Command.Group key={title} heading={title}>
        {fitting(commands, search, mayGuess).map((command) => (
          <PaletteItem key={command.id} command={command} onRun={run} />
        ))}
      </Command.Group>
    ));
  const common = { search, mayGuess, onRun: run };
  return (
    // Filtered here: cmdk's own filter does not run again when items arrive or change after the typing.
    <Command
      label="Search and commands"
      loop
      shouldFilter={false}
      value={chosen}
      onValueChange={choose}
    >
      <PaletteInput
        inputRef={inputRef}
        listRef={list}
        placeholder={placeholder}
        search={search}
        onSearch={onSearch}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <PaletteStatus
        search={search}
        isLoading={isLoading}
        hasFailed={failure !== null}
        findable={findable}
      />
      <Command.List ref={list} label="Results">
        {isBlank ? (
          <RecentCommands recent={recent} onOpen={open} onRemove={remove} onClear={clear} />
        ) : null}
        {shown(groups.filter(isNamed))}
        <ResultGroups
          items={items}
          search={search}
          isTeam={scope !== null && scope.serverId !== null}
          onOpen={open}
          onGo={go}
        />
        <Command.Group key="rules" heading="Rules">
          {lists.map((each) => (
            <RuleCommands key={each.about.slug} {...each} {...common} />
          ))}
        </Command.Group>
        {looksForTests(search) ? (
          <Command.Group key="tests" heading="Send a test">
            {fitting(tests, search, mayGuess).map((command) => (
              <PaletteItem key={command.id} command={command} onRun={run} />
            ))}
            {lists.map((each) => (
              <TestCommands key={each.about.slug} {...each} {...common} />
            ))}
          </Command.Group>
        ) : null}
        {search.trim().length < TEMPLATES_FROM ? null : (
          <Command.Group key="templates" heading="Templates">
            {begun.map((each) => (
              <TemplateCommands key={each.about.slug} {...each} {...common} />
            ))}
          </Command.Group>
        )}
        {shown(groups.filter((group) => !isNamed(group)))}
      </Command.List>
      {failure === null ? null : (
        <div className="palette__failure" role="alert">
          <span>
            Couldn’t search {findable ?? 'the server'}. {failure}
          </span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      <p className="palette__keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> Choose <kbd>Enter</kbd> Open <kbd>Esc</kbd> Close
        {isBlank && recent.length > 0 ? (
          <>
            {' '}
            <kbd>Del</kbd> Remove from recent
          </>
        ) : null}
      </p>
    </Command>
  );
}
