import { usePreferences } from '@/shared/format/displayPreferences';
import { TrendCard } from './TrendCard';
import { trends } from './trend';

/** The charts of the overview. Each loads, fails and is tried again by itself. */
export default function Trends({ serverId }: { serverId: string }) {
  // Numbers and days are drawn again when one chooses to read them otherwise.
  usePreferences();
  return trends.map((trend) => <TrendCard key={trend.report} trend={trend} serverId={serverId} />);
}
