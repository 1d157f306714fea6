import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { classes } from '../app/classes';
import styles from './Plot.module.css';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface PlotProps {
  readonly label: string;
  /** What stands below, one for each value. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  readonly look: 'lines' | 'bars';
}

const tones = ['first', 'second', 'third'] as const;
const height = 200;

/** Drawn once it is on the page, as wide as its place, in the colours that the reader's theme gives it. */
export function Plot({ label, names, series, look }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      plot = new uPlot(optionsOf(element, { names, series, look }), dataOf({ names, series, look }), element);
    };
    draw();
    const sizes = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height }));
    sizes.observe(element);
    const theme = matchMedia('(prefers-color-scheme: dark)');
    theme.addEventListener('change', draw);
    return () => {
      theme.removeEventListener('change', draw);
      sizes.disconnect();
      plot?.destroy();
    };
  }, [names, series, look]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {series.map(({ name }, index) => (
          <span key={name} className={styles.key}>
            <span className={classes(styles.swatch, styles[tones[index] ?? 'first'])} />
            {name}
          </span>
        ))}
      </figcaption>
      <div
        ref={place}
        className={styles.plot}
        role="img"
        aria-label={`${label}. The same figures stand in the table.`}
      />
    </figure>
  );
}

type Drawn = Omit<PlotProps, 'label'>;

/** Bars of one name stand side by side. */
function dataOf({ names, series, look }: Drawn): uPlot.AlignedData {
  const positions = names.map((_, index) => index);
  if (look === 'lines') return [positions, ...series.map(({ values }) => [...values])];
  const slots = positions.flatMap((index) => series.map((_, each) => index + slotOf(each, series.length)));
  const own = (which: number, values: readonly number[]) =>
    positions.flatMap((index) => series.map((_, each) => (each === which ? (values[index] ?? 0) : null)));
  return [slots, ...series.map(({ values }, which) => own(which, values))];
}

const slotOf = (each: number, count: number): number => (each - (count - 1) / 2) * (0.8 / count);

function optionsOf(element: HTMLElement, { names, series, look }: Drawn): uPlot.Options {
  const colour = (name: string): string => colourOf(element, name);
  const axis = {
    stroke: colour('--text-soft'),
    grid: { stroke: colour('--line'), width: 1 },
    font: '11px system-ui',
  };
  const barSize: [number, number] = [0.8 / series.length, 28];
  const paths = look === 'bars' ? uPlot.paths.bars?.({ size: barSize }) : undefined;
  return {
    ...{ width: element.clientWidth, height, legend: { show: false }, cursor: { show: false } },
    scales: {
      x: {
        time: false,
        range: look === 'bars' ? [-0.6, names.length - 0.4] : [0, Math.max(1, names.length - 1)],
      },
      y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks: { show: false },
        incrs: [1, 2, 5, 7, 14, 30],
        values: (_plot, splits) =>
          splits.map((split) => (Number.isInteger(split) ? (names[split] ?? '') : '')),
      },
      { ...axis, ticks: { show: false }, size: 52 },
    ],
    series: [
      {},
      ...series.map((_, index) => {
        const stroke = colour(`--plot-${tones[index] ?? 'first'}`);
        return {
          ...{ stroke, width: 2, points: { show: names.length < 3 } },
          ...(paths && { paths, fill: stroke, width: 0 }),
        };
      }),
    ],
  };
}

/** A token as a canvas can use it: what it stands for depends on the theme, which only an element knows. */
function colourOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
