import { Address } from '@/shared/ui/Address';
import type { Phase } from '../flow/phase';
import { Fact } from './Fact';

/** The account a server named in place of ours, and ours: both whole, as a few letters can be made to agree. */
export function Receivers({ phase }: { phase: Phase }) {
  if (phase.name !== 'blocked' || phase.reason.kind !== 'recipient-differs') return null;
  const { named, ours } = phase.reason;
  return (
    <dl className="facts">
      <Fact term="Wallet in this request">
        <Address value={named} what="the wallet in this request" />
      </Fact>
      <Fact term="Castle Bots wallet">
        <Address value={ours} what="the Castle Bots wallet" />
      </Fact>
    </dl>
  );
}
