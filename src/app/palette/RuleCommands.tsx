import { rulePath } from '@/features/modules/engine/addresses';
import { moduleIcon } from '@/features/modules/engine/moduleIcon';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import { ruleName } from '@/features/modules/engine/moduleState';
import { testSaved } from '@/features/modules/screens/testSaved';
import { fitting, type PaletteCommand } from './command';
import { PaletteItem } from './PaletteItem';
import { testOf, type ListModule } from './useModuleCommands';

interface RuleCommandsProps extends ListModule {
  /** What is typed; before that all of them would be too many, but they are loaded by then. */
  search: string;
  /** Whether names that are nearly typed count. */
  mayGuess: boolean;
  onRun: (command: PaletteCommand) => void;
}

/** The rules of one module, each to be posted once as a test; for who looks for that. */
export function TestCommands({
  serverId,
  about,
  canTest,
  search,
  mayGuess,
  onRun,
}: RuleCommandsProps) {
  const { currentData } = useRulesQuery({ serverId, slug: about.slug });
  if (!canTest || !currentData) return null;
  const commands = currentData.rules.map((rule) =>
    Object.assign(
      testOf(`${about.slug}-${rule.id}`, ruleName(rule), about.title, () =>
        testSaved({ serverId, slug: about.slug, ruleId: rule.id }),
      ),
      { detail: about.title },
    ),
  );
  return fitting(commands, search, mayGuess).map((command) => (
    <PaletteItem key={command.id} command={command} onRun={onRun} />
  ));
}

/** The rules of one module by name, each leading to its form. */
export function RuleCommands({ serverId, about, search, mayGuess, onRun }: RuleCommandsProps) {
  const { currentData } = useRulesQuery({ serverId, slug: about.slug });
  if (search.trim() === '' || !currentData) return null;
  const commands = currentData.rules.map((rule) => ({
    id: `rule-${about.slug}-${rule.id}`,
    label: ruleName(rule),
    keywords: about.title,
    detail: about.title,
    to: rulePath(about, rule.id),
    icon: moduleIcon(about.icon),
  }));
  return fitting(commands, search, mayGuess).map((command) => (
    <PaletteItem key={command.id} command={command} onRun={onRun} />
  ));
}
