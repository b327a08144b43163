import { usePreferences } from '@/shared/format/displayPreferences';
import { TrendCard } from './TrendCard';
import { trends } from './trend';

/** The charts of the overview. Each loads, fails and retries independently. */
export default function Trends({ serverId }: { serverId: string }) {
  // Renders again when the user changes the format of numbers or dates.
  usePreferences();
  return trends.map((trend) => <TrendCard key={trend.report} trend={trend} serverId={serverId} />);
}
