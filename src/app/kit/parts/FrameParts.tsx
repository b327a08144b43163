import { Suspense, use } from 'react';
import { ThemeToggle } from '@/app/layout/ThemeToggle';
import { RuleCard } from '@/features/modules/screens/RuleCard';
import type { RuleCommands } from '@/features/modules/screens/ruleCommands';
import { createNames } from '@/features/modules/screens/sentenceNames';
import type { Row } from '@/features/modules/screens/RulesTable';
import { RailLinks, type RailGroup } from '@/shared/shell/RailLinks';
import { BellIcon, SearchIcon, TowerIcon } from '@/shared/ui/icons';
import { StateSign } from '@/shared/ui/StateSign';
import { FirstSteps } from '@/shared/ui/steps/FirstSteps';
import { Part } from '../Part';
import '@/features/modules/screens/ruleCards.scss';
import '@/shared/shell/shell.scss';

const groups: readonly RailGroup[] = [
  {
    title: 'Server',
    links: [
      { to: '/__kit', label: 'The page one is on', icon: SearchIcon },
      {
        to: '/__kit/on',
        label: 'A module that is on',
        icon: TowerIcon,
        state: { words: 'On', sign: <StateSign look="on" label="On" isAlone /> },
      },
    ],
  },
  {
    title: 'Seldom wanted',
    isSeldom: true,
    links: [{ to: '/__kit/seldom', label: 'Folded at first', icon: BellIcon }],
  },
];

const nothing = () => undefined;
const commands: RuleCommands = {
  canChange: true,
  isFirst: () => true,
  isLast: () => true,
  move: nothing,
  switchTo: () => Promise.resolve(),
  startActing: () => Promise.resolve(),
  more: () => [],
  duplicate: nothing,
  test: undefined,
  exportFile: nothing,
  remove: nothing,
};
const rule = (id: string, name: string, change: Partial<Row> = {}): Row => ({
  id,
  place: 1,
  enabled: true,
  version: 1,
  values: { name },
  updatedAt: '2026-11-25T12:00:00.000Z',
  updatedBy: null,
  updatedByPicture: null,
  problems: [],
  troubles: [],
  ...change,
});
const rules = [
  rule('on', 'Every sale'),
  rule('off', 'Sweeps', { enabled: false }),
  rule('in-need', 'Sales of Robes', { problems: ['This channel was deleted. Pick another.'] }),
];

// Loaded on demand, as on pages: a static import would become part of the kit's file, and pages look for a separate
// one.
const moduleParts = Promise.all([
  import('@/features/modules/definitions/nft-sale/definition'),
  import('@/features/modules/definitions/nft-sale/sentence'),
]);

function RuleCards() {
  const [{ default: definition }, { default: sentence }] = use(moduleParts);
  return (
    <ul className="rule-cards__list">
      {rules.map((row) => (
        <RuleCard
          key={row.id}
          spec={{ ...definition, sentence }}
          row={{ ...row, values: { ...definition.initial, ...row.values } }}
          columns={[]}
          commands={commands}
          names={createNames(null, new Map())}
          kind={null}
          activity={undefined}
          isActivityComing={false}
        />
      ))}
    </ul>
  );
}

/** The frame around a page, its navigation, and the cards of rules. */
export const FrameParts = () => (
  <>
    <Part name="Rail" isStacked>
      <RailLinks groups={groups} />
    </Part>
    <Part name="Theme">
      <ThemeToggle />
    </Part>
    <Part name="The next page is on its way" isStacked>
      <div className="kit__progress">
        <div className="page-progress" aria-hidden="true" />
      </div>
    </Part>
    <Part name="Steps below something larger" isStacked>
      <FirstSteps
        title="First steps"
        isSmall
        steps={[
          { title: 'Done', hint: 'It is behind you.', to: '/__kit', state: 'done' },
          { title: 'To do', hint: 'It comes next.', to: '/__kit', state: 'todo' },
        ]}
      />
    </Part>
    <Part name="Rules as cards" isStacked>
      <Suspense>
        <RuleCards />
      </Suspense>
    </Part>
  </>
);
