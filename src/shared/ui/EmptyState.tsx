import type { ReactNode } from 'react';
import { Scene } from '@/shared/art/Scene';
import type { SceneName } from '@/shared/art/scenes/sceneNames';

interface EmptyStateProps {
  /** Drawing above the title; without one, the state has a frame. */
  scene?: SceneName;
  title: string;
  /** What will appear here. */
  children: ReactNode;
  /** The first step: a link or button. */
  action?: ReactNode;
}

/** An empty list or page: what will appear there, and the first step. */
export const EmptyState = ({ scene, title, children, action }: EmptyStateProps) => (
  <section className="empty-state">
    {scene === undefined ? null : <Scene name={scene} width={160} />}
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </section>
);
