import { memo, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import type { RuleCommands } from '@/features/modules/screens/ruleCommands';
import { QuestPicture } from '@/shared/art/QuestPicture';
import { inNumbers } from '@/shared/format/numbers';
import { OrderHandle } from '@/shared/ui/order/OrderHandle';
import { StateSign } from '@/shared/ui/StateSign';
import { RowMenu, type RowAction } from '@/shared/ui/table/RowMenu';
import type { QuestSummary } from '../questOverview';
import { coverOf, standingOf, toReview } from './boardRows';
import { gistOf } from './questFinder';

interface QuestRowProps {
  spec: ListedModule;
  quest: Rule;
  /** Undefined while it is on its way, and where it can’t be read. */
  summary: QuestSummary | undefined;
  canChange: boolean;
  /** The commands of the list as it is now; the function itself stays the same. */
  commands: () => RuleCommands;
}

/** One quest: its state, how many completed it, and what waits for a review. */
export const QuestRow = memo(function QuestRow(props: QuestRowProps) {
  const { spec, quest, summary, canChange, commands } = props;
  const id = useId();
  const navigate = useNavigate();
  const name = ruleName(quest);
  const path = rulePath(spec, quest.id);
  const standing = standingOf(quest, summary);
  const waiting = summary?.inReview ?? 0;
  const edit = {
    label: canChange ? 'Edit' : 'View',
    run: () => void navigate(path),
  };
  return (
    <li className="quest-row order-item" data-row={quest.id} aria-labelledby={id}>
      {canChange ? <OrderHandle id={quest.id} name={name} /> : <span />}
      <QuestPicture {...coverOf(quest)} shape="tile" />
      <p className="quest-row__name">
        <Link id={id} className="quest-row__link" to={path}>
          {name}
        </Link>
        <span className="quest-row__gist">{gistOf(quest)}</span>
      </p>
      <p className="quest-row__facts">
        {standing ? <StateSign {...standing} /> : null}
        {typeof summary?.taken === 'number' && summary.stage !== 'DRAFT' ? (
          <span className="quest-row__taken">{inNumbers(summary.taken)} completed</span>
        ) : null}
        {waiting > 0 ? (
          <Link
            className="quest-row__review"
            to={rulePath(spec, quest.id, { tab: 'submissions' })}
            aria-label={`${toReview(waiting)}: ${name}`}
          >
            {toReview(waiting)}
          </Link>
        ) : null}
      </p>
      <RowMenu
        label={`More actions for ${name}`}
        actions={() => [edit, ...actionsFor(quest, commands())]}
      />
    </li>
  );
});

function actionsFor(quest: Rule, commands: RuleCommands): RowAction[] {
  const exported = { label: 'Export as JSON', run: () => commands.exportFile(quest) };
  if (!commands.canChange) return [exported];
  return [
    ...commands.more(quest),
    { label: 'Duplicate', run: () => commands.duplicate(quest) },
    { label: 'Move up', run: () => commands.move(quest, -1), isDisabled: commands.isFirst(quest) },
    { label: 'Move down', run: () => commands.move(quest, 1), isDisabled: commands.isLast(quest) },
    exported,
    { label: 'Delete', run: () => commands.remove(quest), isDestructive: true },
  ];
}
