import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/session/viewerSlice';
import type { Capability } from '@/shared/routing/table';
import { NoPermissionPage } from '../pages/NoPermissionPage';

interface CapabilityGateProps {
  capability: Capability;
  children: ReactNode;
}

/** Screens of the platform's own staff are refused to others; the server refuses their calls as well. */
export function CapabilityGate({ capability, children }: CapabilityGateProps) {
  const { capabilities } = useSelector(selectViewer);
  return capabilities.includes(capability) ? children : <NoPermissionPage />;
}
