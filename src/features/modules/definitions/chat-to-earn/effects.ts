import type { ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  removed: {
    hasQualityScore:
      'Reactions to a message already pay its author under Engage to earn. What an answer adds, and when a run of messages falls to 0, could be neither set nor checked.',
    reviewFromLevel:
      'Levels would need an inbox of their own. Payouts above a limit have approvals already.',
    dropNeedsCode:
      'A drop goes to the author of a message, so there is no button to press. A code in a picture shuts out people who use a screen reader.',
    importFrom:
      'The server would have to fetch levels from other bots, which offer no such export. Importing a file is a tool of its own.',
    importLink: 'The server would have to fetch any link it is given.',
  },
};
export default effects;
