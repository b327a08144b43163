import type { ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  removed: { ignoresSpam: 'Only tokens that are traded are watched, and spam tokens aren’t.' },
};
export default effects;
