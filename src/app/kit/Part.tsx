import type { ReactNode } from 'react';

interface PartProps {
  name: string;
  /** One above the other instead of side by side. */
  isStacked?: boolean;
  children: ReactNode;
}

/** One part of the kit, with its examples. */
export const Part = ({ name, isStacked = false, children }: PartProps) => (
  <div className="kit__part" role="group" aria-label={name}>
    <h3>{name}</h3>
    <div className={isStacked ? 'kit__examples kit__examples--stacked' : 'kit__examples'}>
      {children}
    </div>
  </div>
);
