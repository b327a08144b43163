import { useId, type ReactNode } from 'react';
import { Scene } from '@/shared/art/Scene';
import type { SceneName } from '@/shared/art/scenes/sceneNames';

interface StatusPageProps {
  scene: SceneName;
  /** HTTP status: "404". None for pages that are no error. */
  code?: string;
  title: string;
  /** What happened, and which data was kept. */
  children: ReactNode;
  /** Ways to continue, the best first. */
  actions: ReactNode;
}

/** A page shown in place of the requested one: the reason, and ways to continue. */
export function StatusPage({ scene, code, title, children, actions }: StatusPageProps) {
  const id = useId();
  return (
    <section className="gate" aria-labelledby={id}>
      <Scene name={scene} width={280} />
      {code === undefined ? null : (
        <p className="gate__code" aria-hidden="true">
          {code}
        </p>
      )}
      <h1 id={id} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className="gate__actions">{actions}</div>
    </section>
  );
}
