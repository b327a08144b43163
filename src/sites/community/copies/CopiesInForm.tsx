import type { BesideProps } from '@/features/bot-modules/engine/pageTabs';
import embedMessage from '@/features/bot-modules/modules/embed-message/definition';
import { CopiesBeside } from '@/features/message-copies/CopiesBeside';

/** How the copies of a message stand, in its form. */
const CopiesInForm = ({ values }: BesideProps) => (
  <CopiesBeside follows={embedMessage.read(values).keepsCopies} />
);
export default CopiesInForm;
