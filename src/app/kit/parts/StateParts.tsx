import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { CardsSkeleton, FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import { Part } from '../Part';

/** Nothing there, not to be had, on its way. */
export const StateParts = () => (
  <>
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
