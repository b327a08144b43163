import { stateLabels, moduleStates } from '@/features/modules/engine/moduleState';
import { ModuleStateSign } from '@/features/modules/screens/ModuleStateSign';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { CardsSkeleton, FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { stateLooks, type StateLook } from '@/shared/ui/stateLook';
import { StateSign } from '@/shared/ui/StateSign';
import { notify } from '@/shared/ui/toast';
import { Part } from '../Part';
import { ChosenParts } from './ChosenParts';

const lookWords: Readonly<Record<StateLook, string>> = {
  on: 'On',
  watching: 'Watching only',
  draft: 'Draft',
  scheduled: 'Scheduled',
  off: 'Off',
  attention: stateLabels.NEEDS_ATTENTION,
  locked: 'Locked',
  paused: 'Paused',
  ended: 'Ended',
  archived: 'Archived',
};

/** States and selection; empty, unavailable and loading. */
export const StateParts = () => (
  <>
    <Part name="How something stands">
      {stateLooks.map((look) => (
        <StateSign key={look} look={look} label={lookWords[look]} />
      ))}
      <StateSign look={undefined} label="Unknown" />
    </Part>
    <Part name="The same without the word">
      {stateLooks.map((look) => (
        <StateSign key={look} look={look} label={lookWords[look]} isAlone />
      ))}
    </Part>
    <Part name="How modules stand">
      {moduleStates.map((state) => (
        <ModuleStateSign key={state} state={state} />
      ))}
    </Part>
    <ChosenParts />
    <Part name="Nothing there yet" isStacked>
      <EmptyState
        scene="chest"
        title="No rules yet"
        action={
          <button type="button" className="btn btn-primary">
            Add a rule
          </button>
        }
      >
        A rule gives a role to those who hold what it names.
      </EmptyState>
    </Part>
    <Part name="Couldn’t be loaded" isStacked>
      <ErrorState message="The vault is shut." onRetry={() => notify('info', 'Retry')} />
    </Part>
    <Part name="Some of it couldn’t be read" isStacked>
      <LeftOutNote
        leftOut={[
          { what: 'order', extent: 'item', id: 'ord-1', name: 'Silver Keep' },
          { what: 'order', extent: 'item', id: 'ord-2', name: 'Citadel' },
          { what: 'role', extent: 'all', id: null, name: null },
        ]}
      />
    </Part>
    <Part name="On its way" isStacked>
      <ScreenSkeleton title="A page on its way" />
      <TableSkeleton label="Loading a table" count={3} />
      <CardsSkeleton label="Loading cards" />
      <FormSkeleton label="Loading a form" count={2} />
    </Part>
    <Part name="The loading screen, a third done" isStacked>
      <LoadingScreen progress={1} max={3} messageDelay={0} />
    </Part>
  </>
);
