import { rulePath } from '@/features/bot-modules/engine/addresses';
import { useRulesQuery } from '@/features/bot-modules/engine/modulesApi';
import { ruleName } from '@/features/bot-modules/engine/ruleName';
import type { PaletteCommand } from './command';
import { PaletteItem } from './PaletteItem';
import type { ListModule } from './useModuleCommands';

interface RuleCommandsProps extends ListModule {
  /** All of them would be too many before anything is typed; they are loaded by then. */
  isShown: boolean;
  onRun: (command: PaletteCommand) => void;
}

/** The rules of one module by name, each leading to its form. */
export function RuleCommands({ serverId, about, isShown, onRun }: RuleCommandsProps) {
  const { currentData } = useRulesQuery({ serverId, slug: about.slug });
  if (!isShown) return null;
  return currentData?.rules.map((rule) => (
    <PaletteItem
      key={rule.id}
      command={{
        id: `rule-${about.slug}-${rule.id}`,
        label: ruleName(rule),
        keywords: about.title,
        detail: about.title,
        to: rulePath(about, rule.id),
      }}
      onRun={onRun}
    />
  ));
}
