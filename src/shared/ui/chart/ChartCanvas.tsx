import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { spareTime } from '../../state/spareTime';
import { chartOptions } from './chartOptions';
import type { ChartMark, ChartSeries, ChartShape } from './series';

interface ChartCanvasProps {
  times: readonly number[];
  series: readonly ChartSeries[];
  shape: ChartShape;
  tick: (value: number) => string;
  isByDay: boolean;
  marks: readonly ChartMark[];
  /** Index of the selected time, null for none. */
  at: number | null;
  /** Called when a pointer selects a time. */
  onPoint: (index: number | null) => void;
}

/**
 * The canvas, drawn by uPlot: as wide as its container, in the colors of the current theme. The first one is drawn
 * after the page around it is painted, so that no page waits for its charts.
 */
export default function ChartCanvas(props: ChartCanvasProps) {
  const { shape, isByDay, at } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(null);
  const latest = useRef(props);
  // Each render of a page creates new arrays, mostly with the same figures.
  const [figures, setFigures] = useState<Figures>(props);
  if (!haveSameFigures(figures, props)) setFigures(props);
  const { times, series, marks } = figures;
  useEffect(() => {
    latest.current = props;
  });
  const wasDrawn = useRef(false);
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
        marks,
        ...sizeOf(),
        tick: (value) => latest.current.tick(value),
        onPoint: (index) => latest.current.onPoint(index),
      });
      drawn.current = new UPlot(options, data, element);
      wasDrawn.current = true;
      return drawn.current;
    };
    const begin = () => follow(element, draw, sizeOf);
    let stop: (() => void) | null = null;
    let isGone = false;
    if (wasDrawn.current) stop = begin();
    else
      void spareTime().then(() => {
        if (!isGone) stop = begin();
      });
    return () => {
      isGone = true;
      stop?.();
      drawn.current = null;
    };
  }, [times, series, marks, shape, isByDay]);
  useEffect(() => {
    const plot = drawn.current;
    const time = at === null ? undefined : times[at];
    if (!plot || time === undefined || plot.cursor.idx === at) return;
    plot.setCursor({ left: plot.valToPos(time / 1000, 'x'), top: 0 }, false);
  }, [at, times]);
  return <div ref={place} className="chart__canvas" />;
}

/** The drawn data. */
type Figures = Pick<ChartCanvasProps, 'times' | 'series' | 'marks'>;

function haveSameFigures(one: Figures, other: Figures): boolean {
  const placesOf = ({ marks }: Figures) => marks.map(({ index }) => index);
  return (
    areSame(one.times, other.times) &&
    areSame(placesOf(one), placesOf(other)) &&
    one.series.length === other.series.length &&
    one.series.every((line, index) => {
      const next = other.series[index];
      return (
        next !== undefined &&
        line.label === next.label &&
        line.colour === next.colour &&
        line.isBelow === next.isBelow &&
        areSame(line.values, next.values)
      );
    })
  );
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/**
 * Draws a chart, and keeps it as wide as its container and in the theme's colors.
 *
 * @returns stops it
 */
function follow(
  element: HTMLElement,
  draw: () => UPlot,
  sizeOf: () => { width: number; height: number },
): () => void {
  let plot = draw();
  const resize = new ResizeObserver(() => plot.setSize(sizeOf()));
  resize.observe(element);
  // A canvas doesn't follow the theme's colors.
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
  // Touch gives the drawing code no mouse events to follow.
  element.addEventListener('pointerdown', touch);
  element.addEventListener('pointermove', touch);
  return () => {
    element.removeEventListener('pointerdown', touch);
    element.removeEventListener('pointermove', touch);
    resize.disconnect();
    theme.disconnect();
    plot.destroy();
  };
}

/** Drawn heights of a series, negative for one below zero. */
const heights = ({ values, isBelow = false }: ChartSeries): (number | null)[] =>
  isBelow ? values.map((value) => (value === null ? null : -value)) : [...values];
