import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { chartOptions } from './chartOptions';
import type { ChartSeries } from './series';

interface ChartCanvasProps {
  times: readonly number[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Index of the time that is pointed at, null when none is. */
  onPoint: (index: number | null) => void;
}

/** The picture, by uPlot: as wide as its place, in the colours of the theme in force. */
export default function ChartCanvas({ times, series, format, onPoint }: ChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ format, onPoint });
  useEffect(() => {
    latest.current = { format, onPoint };
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const data: UPlot.AlignedData = [
      times.map((time) => time / 1000),
      ...series.map(({ values }) => [...values]),
    ];
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    const draw = () =>
      new UPlot(
        chartOptions({
          element,
          series,
          ...sizeOf(),
          format: (value) => latest.current.format(value),
          onPoint: (index) => latest.current.onPoint(index),
        }),
        data,
        element,
      );
    let plot = draw();
    const resize = new ResizeObserver(() => plot.setSize(sizeOf()));
    resize.observe(element);
    // A canvas does not follow the theme's colours by itself.
    const theme = new MutationObserver(() => {
      plot.destroy();
      plot = draw();
    });
    theme.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
    return () => {
      resize.disconnect();
      theme.disconnect();
      plot.destroy();
    };
  }, [times, series]);
  return <div ref={place} className="chart__canvas" />;
}
