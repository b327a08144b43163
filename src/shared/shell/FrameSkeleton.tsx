import type { ReactNode } from 'react';
import './frame.scss';

/** Sizes of the first groups of a rail's links, so that the placeholder has their height. */
const GROUPS = [6, 2, 4];

/** Placeholder of a dashboard's frame, around the part of the page that exists so far. */
export const FrameSkeleton = ({ children }: { children: ReactNode }) => (
  <div className="dashboard">
    <div className="dashboard__rail dashboard__coming" aria-hidden="true">
      <span className="skeleton__input" />
      <span className="skeleton__input" />
      {GROUPS.flatMap((links, group) =>
        Array.from({ length: links }, (_, link) => (
          <span key={`${String(group)} ${String(link)}`} className="skeleton__text" />
        )),
      )}
    </div>
    <div className="dashboard__content">{children}</div>
  </div>
);
