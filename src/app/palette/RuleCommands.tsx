import { useMemo } from 'react';
import { rulePath } from '@/features/modules/engine/addresses';
import { moduleIcon } from '@/features/modules/engine/moduleIcon';
import { useNamedRules } from '@/features/modules/engine/useNamedRules';
import { testSaved } from '@/features/modules/screens/testSaved';
import { fitting, type PaletteCommand } from './command';
import { PaletteItem } from './PaletteItem';
import { testOf, type ListModule } from './useModuleCommands';

/** Limit per module, because a module may have thousands of rules. */
const MOST_OF_MODULE = 20;

interface RuleCommandsProps extends ListModule {
  /** Typed text. While it is empty no rules are shown, because all would be too many, but they are already loaded. */
  search: string;
  /** Whether near matches of names count. */
  mayGuess: boolean;
  onRun: (command: PaletteCommand) => void;
}

/** The search without the words that mean a test. */
const withoutTest = (search: string) =>
  search.replaceAll(/\b(?:send|me|a|try|tes\w*|of|post|dm)\b/gi, '');

/** A long list loads nothing until text is typed. */
const namesFor = ({
  serverId,
  about: { slug, isLong },
  search,
}: Pick<RuleCommandsProps, 'serverId' | 'about' | 'search'>) => ({
  serverId,
  slug,
  ...(isLong ? { isLong } : {}),
  search,
  isWanted: !isLong || search.trim() !== '',
});

/** The rules of one module, each to be posted once as a test; shown when the search is about tests. */
export function TestCommands({
  serverId,
  about,
  canTest,
  search,
  mayGuess,
  onRun,
}: RuleCommandsProps) {
  const { names } = useNamedRules(namesFor({ serverId, about, search: withoutTest(search) }));
  const commands = useMemo(
    () =>
      canTest && names
        ? names.map((rule) =>
            Object.assign(
              testOf(`${about.slug}-${rule.id}`, rule.name, about.title, () =>
                testSaved({ serverId, slug: about.slug, ruleId: rule.id }),
              ),
              { detail: about.title },
            ),
          )
        : [],
    [canTest, names, about.slug, about.title, serverId],
  );
  return fitting(commands, search, mayGuess, MOST_OF_MODULE).map((command) => (
    <PaletteItem key={command.id} command={command} onRun={onRun} />
  ));
}

/** The rules of one module by name, each leading to its form. */
export function RuleCommands({ serverId, about, search, mayGuess, onRun }: RuleCommandsProps) {
  const { names } = useNamedRules(namesFor({ serverId, about, search }));
  const rules = useMemo(
    () => (names ?? []).map(({ id, name }) => ({ id, label: name, keywords: about.title })),
    [names, about.title],
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
