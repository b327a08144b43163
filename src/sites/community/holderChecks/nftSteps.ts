import nftHolders from '@/features/bot-modules/modules/holder-verification/definition';
import { holderSteps } from './holderSteps';

const nftSteps = holderSteps('holder-verification', nftHolders);
export default nftSteps;
