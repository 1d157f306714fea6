import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A whole number, so that no line is thicker than another. */
const modulePixels = 3;

/** Drawn as one path. Dark on light in both themes: many cameras do not read it the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      width={size * modulePixels}
      height={size * modulePixels}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
