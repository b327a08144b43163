import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { SceneName } from './scenes/sceneNames';

const SceneDrawing = lazyOptional(() => import('./scenes/SceneDrawing'));

interface SceneProps {
  name: SceneName;
  /** In CSS pixels; the height is three quarters of it. */
  width: number;
}

/**
 * A scene that says at a glance what the words below it say, so it’s hidden from screen readers. Its sky holds the
 * place until the drawing has come, or instead of it where it can’t be fetched.
 */
export const Scene = ({ name, width }: SceneProps) => (
  <svg
    className="scene"
    viewBox="10 8 140 105"
    width={width}
    height={width * 0.75}
    aria-hidden="true"
  >
    <circle cx="80" cy="58" r="50" fill="var(--art-sky)" />
    <Suspense>
      <SceneDrawing name={name} />
    </Suspense>
  </svg>
);
