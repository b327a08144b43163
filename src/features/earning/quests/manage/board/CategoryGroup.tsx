import { Children, useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { ruleState } from '@/features/modules/engine/ruleState';
import { RuleStateSign } from '@/features/modules/screens/RuleStateSign';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import type { RuleCommands } from '@/features/modules/screens/ruleCommands';
import { DEFAULT, fields } from '@/features/modules/definitions/task-to-earn/fields';
import { readValues } from '@/features/modules/engine/schema';
import { OrderHandle } from '@/shared/ui/order/OrderHandle';
import { RowMenu, type RowAction } from '@/shared/ui/table/RowMenu';
import { CategoryMark } from '../../board/CategoryMark';
import type { CategorySummary } from '../questOverview';
import { countsOf } from './boardRows';

interface CategoryGroupProps {
  spec: ListedModule;
  category: Rule;
  summary: CategorySummary | undefined;
  commands: RuleCommands;
  /** Where a new quest in it is made; null where none may be added. */
  addTo: string | null;
  place: (element: HTMLElement | null) => void;
  /** Shows its quests if none of them is loaded yet; left out where it has none. */
  onShow: (() => void) | undefined;
  /** Its quests that are loaded, and the way to more of them. */
  children: ReactNode;
}

/** A category of the board, with its quests below its name. */
export function CategoryGroup(props: CategoryGroupProps) {
  const { spec, category, summary, commands, addTo, place, onShow, children } = props;
  const hasNone = Children.toArray(children).length === 0;
  const id = useId();
  const navigate = useNavigate();
  const name = ruleName(category);
  const values = readValues(fields, category.values);
  const edit = {
    label: commands.canChange ? 'Edit' : 'View',
    run: () => void navigate(rulePath(spec, category.id)),
  };
  return (
    <li ref={place} className="quest-group order-item" data-row={category.id} aria-labelledby={id}>
      <div className="quest-group__head">
        {commands.canChange ? <OrderHandle id={category.id} name={name} /> : null}
        <h2 id={id}>
          <CategoryMark color={values.colour} />
          {name}
        </h2>
        {ruleState(spec, category) === 'ON' ? null : <RuleStateSign spec={spec} rule={category} />}
        <p className="quest-group__counts">{countsOf(summary, values.defaultFlag === DEFAULT)}</p>
        {addTo === null ? null : (
          <Link
            className="btn btn-sm btn-outline-secondary"
            to={addTo}
            aria-label={`Add quest to ${name}`}
          >
            Add quest
          </Link>
        )}
        <RowMenu
          label={`More actions for ${name}`}
          actions={() => [edit, ...actionsFor(category, commands)]}
        />
      </div>
      {!hasNone ? (
        children
      ) : onShow ? (
        <div className="show-more">
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={`Show quests of ${name}`}
            onClick={onShow}
          >
            Show quests
          </button>
        </div>
      ) : (
        <p className="quest-group__empty">No quests in this category yet.</p>
      )}
    </li>
  );
}

function actionsFor(category: Rule, commands: RuleCommands): RowAction[] {
  const exported = { label: 'Export as JSON', run: () => commands.exportFile(category) };
  if (!commands.canChange) return [exported];
  const { enabled } = category;
  return [
    {
      label: enabled ? 'Turn off' : 'Turn on',
      run: () => void commands.switchTo(category, !enabled),
    },
    { label: 'Duplicate', run: () => commands.duplicate(category) },
    {
      label: 'Move up',
      run: () => commands.move(category, -1),
      isDisabled: commands.isFirst(category),
    },
    {
      label: 'Move down',
      run: () => commands.move(category, 1),
      isDisabled: commands.isLast(category),
    },
    exported,
    { label: 'Delete', run: () => commands.remove(category), isDestructive: true },
  ];
}
