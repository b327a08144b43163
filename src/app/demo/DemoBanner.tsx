import { useState } from 'react';
import { RESET_PARAMETER, demoUrl } from '@/shared/config/demo';
import type { Site } from '@/shared/config/site';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useApp } from '../AppContext';
import './demoBanner.scss';

const sites = { community: 'community site', user: 'user site' } as const;

/** Notes the site in the page's own address, so that Back returns to it and not to the site seen last. */
function markEntry(site: Site): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    demoUrl(site, `${pathname}${search}${hash}`, ''),
  );
}

/** On every page of the demo: what it is, the way to the other site, and a new beginning. */
export function DemoBanner() {
  const { site } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const other = site === 'community' ? 'user' : 'community';
  return (
    <aside className="demo-banner" aria-label="Demo">
      <p>
        <strong>Demo.</strong> All data is made up and stays in this browser.
      </p>
      <a href={demoUrl(other, '/', '')} onClick={() => markEntry(site)}>
        Open the {sites[other]}
      </a>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => setIsAsking(true)}
      >
        Reset demo
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Reset the demo?"
        confirmLabel="Reset demo"
        cancelLabel="Cancel"
        onConfirm={() => window.location.assign(`/?${RESET_PARAMETER}`)}
        onCancel={() => setIsAsking(false)}
      >
        <p>Everything you did in the demo is deleted, and you’re logged out.</p>
      </ConfirmDialog>
    </aside>
  );
}
