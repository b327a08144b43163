import tokenHolders from '@/features/bot-modules/modules/crypto-holder-verification/definition';
import { holderSteps } from './holderSteps';

const cryptoSteps = holderSteps('crypto-holder-verification', tokenHolders);
export default cryptoSteps;
