import { FIELD_PARAM } from '@/features/modules/engine/addresses';
import { useTemplates } from '@/features/modules/screens/useTemplates';
import { fitting, type PaletteCommand } from './command';
import { icons } from './paletteIcons';
import { PaletteItem } from './PaletteItem';
import type { BegunModule } from './useModuleCommands';

interface TemplateCommandsProps extends BegunModule {
  /** What is typed; before that nobody asks for them. */
  search: string;
  /** Whether names that are nearly typed count. */
  mayGuess: boolean;
  onRun: (command: PaletteCommand) => void;
}

/** The templates of one module by name, each leading to a form that is filled in with it, and its preview. */
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
