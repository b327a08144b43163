import { holderSteps } from './holderSteps';

const nftSteps = holderSteps('holder-verification');
export default nftSteps;
