import type { ReactNode } from 'react';
import { Scene } from '@/shared/art/Scene';
import type { SceneName } from '@/shared/art/scenes/sceneNames';

interface EmptyStateProps {
  /** Drawn above the title, instead of a frame around it all. */
  scene?: SceneName;
  title: string;
  /** What this is for. */
  children: ReactNode;
  /** The first step: a link or button. */
  action?: ReactNode;
}

/** Nothing is there yet: what would be, and how to begin. */
export const EmptyState = ({ scene, title, children, action }: EmptyStateProps) => (
  <section className="empty-state">
    {scene === undefined ? null : <Scene name={scene} width={160} />}
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </section>
);
