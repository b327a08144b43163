import { Suspense } from 'react';
import { counted } from '@/shared/text/language';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { Completion } from './completion';
import type { OptionListProps } from './OptionList';

interface CompletionListProps extends Omit<OptionListProps, 'offer'> {
  /** Without it there is no list. */
  offer: Completion | null;
}

/** It comes with the first thing that is offered. */
const OptionList = lazyOptional(() => import('./OptionList'));

/** What may be put in, over what is below the field; the focus stays in the field. */
export const CompletionList = ({ offer, ...list }: CompletionListProps) => (
  <div className="completion">
    <p role="status" className="visually-hidden">
      {offer === null ? '' : told(offer)}
    </p>
    {offer === null ? null : (
      <Suspense>
        <OptionList offer={offer} {...list} />
      </Suspense>
    )}
  </div>
);

const told = ({ noun, options }: Completion) =>
  noun === 'emoji' ? `${options.length} emoji` : counted(options.length, noun);
