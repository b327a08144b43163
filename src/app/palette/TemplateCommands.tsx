import { FIELD_PARAM } from '@/features/modules/engine/addresses';
import { useTemplates } from '@/features/modules/screens/useTemplates';
import { fitting, type PaletteCommand } from './command';
import { icons } from './paletteIcons';
import { PaletteItem } from './PaletteItem';
import type { BegunModule } from './useModuleCommands';

interface TemplateCommandsProps extends BegunModule {
  /** Typed text; templates are not searched while it is empty. */
  search: string;
  /** Whether near matches of names count. */
  mayGuess: boolean;
  onRun: (command: PaletteCommand) => void;
}

/** The templates of one module by name, each opening a form filled in from it, with its preview. */
export function TemplateCommands({
  about,
  load,
  pathOf,
  search,
  mayGuess,
  onRun,
}: TemplateCommandsProps) {
  const { templates } = useTemplates({ templates: load });
  const commands = (templates ?? []).map(({ id, title, text, asks }) => ({
    id: `template-${about.slug}-${id}`,
    label: title,
    keywords: `template begin ${about.title} ${text}`,
    detail: `Template: ${about.title}`,
    icon: icons.template,
    to: pathOf({
      template: id,
      ...(asks[0] === undefined ? {} : { [FIELD_PARAM]: asks[0] }),
    }),
  }));
  return fitting(commands, search, mayGuess).map((command) => (
    <PaletteItem key={command.id} command={command} onRun={onRun} />
  ));
}
