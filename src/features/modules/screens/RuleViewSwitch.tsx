import type { RuleView } from './useRuleView';

const views: readonly [view: RuleView, label: string][] = [
  ['cards', 'Cards'],
  ['table', 'Table'],
];

interface RuleViewSwitchProps {
  view: RuleView;
  choose: (view: RuleView) => void;
}

export const RuleViewSwitch = ({ view, choose }: RuleViewSwitchProps) => (
  <div role="group" aria-label="Show as" className="rule-view">
    {views.map(([each, label]) => (
      <button
        key={each}
        type="button"
        className="rule-view__button"
        aria-pressed={each === view}
        onClick={() => choose(each)}
      >
        {label}
      </button>
    ))}
  </div>
);
