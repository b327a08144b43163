import { Chart } from '@/shared/ui/chart/Chart';
import { Stat, Stats } from '@/shared/ui/Stat';
import { DAY } from '@/shared/time/durations';
import { Part } from '../Part';

const START = Date.UTC(2026, 0, 1);
const DAYS = 60;
const days = Array.from({ length: DAYS }, (_, index) => index);
const times = days.map((day) => START + day * DAY);
/** Waves of a set height, so that pictures of two days can be compared. */
const wave = (from: number, height: number, length: number) =>
  days.map((day) => from + day * 0.1 + Math.sin(day / length) * height);
const floor = wave(20, 4, 6);
const average = wave(26, 5, 4);
const lines = [
  { label: 'Floor', values: floor },
  { label: 'Average sale', values: average },
  // Some days nothing was known.
  { label: 'Best offer', values: wave(15, 2, 9).map((value, day) => (day < 20 ? null : value)) },
];
const none = [{ label: 'Floor', values: [] }];
const sol = (value: number) => `${value.toFixed(1)} SOL`;

/** Figures and lines. */
export const ChartParts = () => (
  <>
    <Part name="Stats" isStacked>
      <Stats>
        <Stat label="Members" value="12,408" change={4.2} since="this week" trend={floor} />
        <Stat label="Floor" value="24.6 SOL" change={-3} since="today" trend={average} />
        <Stat label="Listed" value="312" change={0} since="today" />
        <Stat label="Holders" value="4,021" />
      </Stats>
    </Part>
    <Part name="Chart" isStacked>
      <Chart label="Prices, 60 days" times={times} series={lines} format={sol} />
    </Part>
    <Part name="Chart without figures" isStacked>
      <Chart label="Sales, 60 days" times={[]} series={none} format={sol} />
    </Part>
  </>
);
