import { inNumbersOf, personalized } from '../../common-fields/look';
import { sampleMessage, samplePreview } from '../../preview/samplePreview';
import spec from './definition';

/** A post of the bot in the look of this server: in any channel, under the name and picture it has here. */
export default samplePreview(
  spec,
  'Sample post',
  ({ numbers, banner, accent, footer, hidesBranding }) =>
    personalized(
      sampleMessage({
        title: 'Keeper #42 sold',
        description: inNumbersOf('For 12,408.5 USDC.', numbers),
        image: banner,
        footer: '',
      }),
      { accent, footer, hasBranding: !hidesBranding },
    ),
  ({ nickname, avatar }) => ({
    sender: { name: nickname || 'Castle Bots', picture: avatar },
  }),
);
