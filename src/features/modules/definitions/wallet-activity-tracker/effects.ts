import type { ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  removed: { ignoresSpam: 'Only traded tokens are watched, which excludes spam tokens.' },
};
export default effects;
