import type { ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  removed: {
    hasQualityScore:
      'Reactions to a message already pay its author under Engage to earn. Other signs of quality can’t be checked.',
    reviewFromLevel:
      'Levels would need their own review inbox. Payouts above a limit already need approval.',
    dropNeedsCode:
      'Drops go to the author of a message, so there’s no button to press. A code in a picture excludes people who use a screen reader.',
    importFrom: 'Other level bots offer no export that the server could fetch.',
    importLink: 'The server would have to fetch any link it’s given.',
  },
};
export default effects;
