import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { FirstSteps } from '@/shared/ui/steps/FirstSteps';
import { SETUP, setupSteps, type SetupSources } from './setup';

interface ChecklistProps {
  serverId: string;
  sources: SetupSources;
  onHide: () => void;
  takesFocus: boolean;
  /** It is below something larger. */
  isSmall?: boolean;
}

/** The first steps with a server. Which package to begin with is said once the packages are known. */
export function Checklist({ serverId, sources, ...look }: ChecklistProps) {
  const { data } = usePackagesOnOfferQuery(serverId);
  const steps = setupSteps({ ...sources, offers: data?.packages });
  return <FirstSteps title={SETUP} steps={steps} {...look} />;
}
