import type { ReactNode } from 'react';
import './frame.scss';

/** Groups of links a rail begins with, so that what is on its way has its height. */
const GROUPS = [6, 2, 4];

/** The frame of a dashboard that is on its way, with what there is of its page so far. */
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
