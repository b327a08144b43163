import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    memberMode: bot(
      'answers /wallet about these wallets: those of the member who asks, or also those of members who agreed to it. It refuses any other.',
    ),
  },
};
export default effects;
