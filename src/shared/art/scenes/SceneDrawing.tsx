import { Drawing } from '../drawing';
import type { SceneName } from './sceneNames';
import { scenes } from './scenes';

/** Ground and subject of a scene, on the sky of `Scene`. */
export default function SceneDrawing({ name }: { name: SceneName }) {
  return (
    <>
      <path
        fill="var(--art-far)"
        d="M18 105c18-4 106-4 124 0 5 1 5 5 0 6-18 4-106 4-124 0-5-1-5-5 0-6z"
      />
      <Drawing marks={scenes[name]} />
    </>
  );
}
