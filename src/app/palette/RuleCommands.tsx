import { useMemo } from 'react';
import { rulePath } from '@/features/modules/engine/addresses';
import { moduleIcon } from '@/features/modules/engine/moduleIcon';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import { ruleName } from '@/features/modules/engine/moduleState';
import { testSaved } from '@/features/modules/screens/testSaved';
import { fitting, type PaletteCommand } from './command';
import { PaletteItem } from './PaletteItem';
import { testOf, type ListModule } from './useModuleCommands';

/** Limit per module, because a module may have thousands of rules. */
const MOST_OF_MODULE = 20;

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
  const commands = useMemo(
    () =>
      canTest && currentData
        ? currentData.rules.map((rule) =>
            Object.assign(
              testOf(`${about.slug}-${rule.id}`, ruleName(rule), about.title, () =>
                testSaved({ serverId, slug: about.slug, ruleId: rule.id }),
              ),
              { detail: about.title },
            ),
          )
        : [],
    [canTest, currentData, about.slug, about.title, serverId],
  );
  return fitting(commands, search, mayGuess, MOST_OF_MODULE).map((command) => (
    <PaletteItem key={command.id} command={command} onRun={onRun} />
  ));
}

/** The rules of one module by name, each leading to its form. */
export function RuleCommands({ serverId, about, search, mayGuess, onRun }: RuleCommandsProps) {
  const { currentData } = useRulesQuery({ serverId, slug: about.slug });
  const rules = useMemo(
    () =>
      (currentData?.rules ?? []).map((rule) => ({
        id: rule.id,
        label: ruleName(rule),
        keywords: about.title,
      })),
    [currentData, about.title],
  );
  if (search.trim() === '') return null;
  const commands = fitting(rules, search, mayGuess, MOST_OF_MODULE).map(({ id, label }) => ({
    id: `rule-${about.slug}-${id}`,
    label,
    detail: about.title,
    to: rulePath(about, id),
    icon: moduleIcon(about.icon),
  }));
  return commands.map((command) => (
    <PaletteItem key={command.id} command={command} onRun={onRun} />
  ));
}
