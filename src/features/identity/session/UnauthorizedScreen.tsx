import { UnauthorizedPage } from './UnauthorizedPage';

/** The page of the route /unauthorized. */
export default function UnauthorizedScreen() {
  return <UnauthorizedPage />;
}
