import { isOn } from '@/features/bot-modules/engine/read';
import type { BesideProps } from '@/features/bot-modules/engine/pageTabs';
import { CopiesBeside } from '@/features/message-copies/CopiesBeside';

/** How the copies of a message stand, in its form. */
const CopiesInForm = ({ values }: BesideProps) => (
  <CopiesBeside follows={isOn(values, 'keepsCopies')} />
);
export default CopiesInForm;
