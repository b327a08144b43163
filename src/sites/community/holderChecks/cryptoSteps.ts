import { holderSteps } from './holderSteps';

const cryptoSteps = holderSteps('crypto-holder-verification');
export default cryptoSteps;
