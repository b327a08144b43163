import { Suspense } from 'react';
import { counted } from '@/shared/text/language';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { Completion } from './completion';
import type { OptionListProps } from './OptionList';

interface CompletionListProps extends Omit<OptionListProps, 'offer'> {
  /** Null hides the list. */
  offer: Completion | null;
}

/** Loaded with the first completions. */
const OptionList = lazyOptional(() => import('./OptionList'));

/** Completions, shown over the content below the field; the focus stays in the field. */
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
