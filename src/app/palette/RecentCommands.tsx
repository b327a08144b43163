import { Command } from 'cmdk';
import type { Recent } from '@/features/search/recent';
import { icons } from './paletteIcons';
import { Named, PaletteRow } from './PaletteItem';
import { KindSign } from './ResultGroups';

/** The value of an entry, by which the key that removes it finds it. */
export const recentValue = ({ path }: Pick<Recent, 'path'>): string => `recent ${path}`;

interface RecentCommandsProps {
  recent: readonly Recent[];
  onOpen: (recent: Recent) => void;
  onRemove: (recent: Recent) => void;
  onClear: () => void;
}

/** What was opened last. Its crosses are for pointers alone: an option may hold no button, and Delete does the same. */
export function RecentCommands({ recent, onOpen, onRemove, onClear }: RecentCommandsProps) {
  if (recent.length === 0) return null;
  const ClearSign = icons.clear;
  return (
    <Command.Group heading="Recent">
      {recent.map((each) => (
        <PaletteRow
          key={each.path}
          id={recentValue(each)}
          sign={<KindSign {...each} name={each.label} />}
          label={each.kind === 'PAGE' ? each.label : <Named text={each.label} />}
          detail={each.detail === null ? null : <Named text={each.detail} />}
          onSelect={() => onOpen(each)}
          end={
            <span
              className="palette__remove"
              aria-hidden="true"
              title="Remove"
              onClick={(event) => {
                event.stopPropagation();
                onRemove(each);
              }}
            >
              ×
            </span>
          }
        />
      ))}
      <PaletteRow id="recent-clear" sign={<ClearSign />} label="Clear recent" onSelect={onClear} />
    </Command.Group>
  );
}
