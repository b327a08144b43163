import { Link } from 'react-router-dom';

/** Where claims are set: in one place for all ways to earn. */
const ClaimsNote = () => (
  <p className="field__hint">
    Claims, their limits and approvals are set under{' '}
    <Link to="/dashboard/ledger-wallet?tab=limits">Ledger wallet › Limits</Link>.
  </p>
);
export default ClaimsNote;
