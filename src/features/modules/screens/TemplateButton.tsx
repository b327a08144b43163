import { Suspense, useState } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { ListedModule } from './readyModule';

const TemplateGallery = lazyOnDemand(() => import('./TemplateGallery'));

interface TemplateButtonProps {
  spec: ListedModule;
  /** What the new rule starts with besides. */
  query?: Readonly<Record<string, string>> | undefined;
}

/** Opens the templates of a module, whose code comes with the first press. */
export function TemplateButton({ spec, query }: TemplateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // From then on it stays, so that it can give the focus back.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        Use a template
      </button>
      {wasOpened ? (
        <Suspense>
          <TemplateGallery
            spec={spec}
            query={query}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
