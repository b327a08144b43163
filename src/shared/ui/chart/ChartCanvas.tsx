import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { chartOptions } from './chartOptions';
import type { ChartSeries, ChartShape } from './series';

interface ChartCanvasProps {
  times: readonly number[];
  series: readonly ChartSeries[];
  shape: ChartShape;
  tick: (value: number) => string;
  isByDay: boolean;
  /** Index of the time that is read, null for none. */
  at: number | null;
  /** The same, where a pointer chooses it. */
  onPoint: (index: number | null) => void;
}

/** The picture, by uPlot: as wide as its place, in the colours of the theme in force. */
export default function ChartCanvas(props: ChartCanvasProps) {
  const { times, series, shape, isByDay, at } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const seconds = times.map((time) => time / 1000);
    const data: UPlot.AlignedData = [seconds, ...series.map(heights)];
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    const draw = () => {
      const options = chartOptions({
        element,
        times: seconds,
        series,
        shape,
        isByDay,
        ...sizeOf(),
        tick: (value) => latest.current.tick(value),
        onPoint: (index) => latest.current.onPoint(index),
      });
      drawn.current = new UPlot(options, data, element);
      return drawn.current;
    };
    let plot = draw();
    const resize = new ResizeObserver(() => plot.setSize(sizeOf()));
    resize.observe(element);
    // A canvas does not follow the theme's colours by itself.
    const theme = new MutationObserver(() => {
      plot.destroy();
      plot = draw();
    });
    theme.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
    const touch = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      const { left } = plot.over.getBoundingClientRect();
      plot.setCursor({ left: event.clientX - left, top: 0 });
    };
    // A finger that moves gives the drawing code no mouse to follow.
    element.addEventListener('pointerdown', touch);
    element.addEventListener('pointermove', touch);
    return () => {
      element.removeEventListener('pointerdown', touch);
      element.removeEventListener('pointermove', touch);
      resize.disconnect();
      theme.disconnect();
      plot.destroy();
      drawn.current = null;
    };
  }, [times, series, shape, isByDay]);
  useEffect(() => {
    const plot = drawn.current;
    const time = at === null ? undefined : times[at];
    if (!plot || time === undefined || plot.cursor.idx === at) return;
    plot.setCursor({ left: plot.valToPos(time / 1000, 'x'), top: 0 }, false);
  }, [at, times]);
  return <div ref={place} className="chart__canvas" />;
}

/** What is drawn of a series: below zero what stands there. */
const heights = ({ values, isBelow = false }: ChartSeries): (number | null)[] =>
  isBelow ? values.map((value) => (value === null ? null : -value)) : [...values];
