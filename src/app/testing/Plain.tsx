import { Outlet } from 'react-router-dom';

/** A section without a frame. */
export default function Plain() {
  return <Outlet />;
}
