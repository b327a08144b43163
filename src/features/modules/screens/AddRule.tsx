import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '@/features/server/discord/useMay';
import { rulePath } from '../engine/addresses';
import { isLocked, type ModuleSettings } from '../engine/moduleState';
import type { ListedModule } from './readyModule';
import { useCanConfigure } from './useCanConfigure';

const TemplateGallery = lazy(() => import('./TemplateGallery'));

const isFull = ({ used, limit }: ModuleSettings) => (used ?? 0) >= (limit ?? 0);

interface AddRuleProps {
  spec: ListedModule;
  serverId: string;
  module: ModuleSettings;
  /** What a new one begins from. */
  query?: Readonly<Record<string, string>>;
}

/** The way to a new one, where the package has room for it or lacks the module: from nothing, or from a template. */
export function AddRule({ spec, serverId, module, query }: AddRuleProps) {
  const mayAdd = useCanConfigure(module.state) && !isFull(module);
  const isEditor = useMay('editor');
  // Outside of the package it is only tried.
  const canAdd = mayAdd || (isEditor && isLocked(module.state));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { Begin } = spec;
  if (!canAdd) return null;
  const singular = spec.rules?.singular ?? 'rule';
  return (
    <>
      <Link className="btn btn-primary" to={rulePath(spec, 'new', query)}>
        Add {singular}
      </Link>
      {spec.templates ? (
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
      ) : null}
      {Begin && mayAdd ? <Begin serverId={serverId} /> : null}
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
