import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    memberMode: bot(
      'answers /wallet for these wallets only: the member’s own, or also those of members who agreed.',
    ),
  },
};
export default effects;
