import { escapeHtml } from '../shell/html';
import type { Palette, Picture, Shape } from './picture';

export type View = 'whole' | 'close-up';

export function drawPicture(picture: Picture, view: View): string {
  const [x, y, side] = view === 'whole' ? [0, 0, 400] : picture.closeUp;
  const { palette } = picture;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}" width="800" height="800" role="img">`,
    `<title>${escapeHtml(picture.alt)}</title>`,
    `<rect width="400" height="400" fill="${palette.ground}"/>`,
    backdrop(picture),
    `<rect y="310" width="400" height="90" fill="${palette.table}"/>`,
    drawShapes(picture),
    '</svg>',
  ].join('\n');
}

/** The thing itself, without the room around it. */
export function drawShapes({ shapes, palette }: Picture): string {
  return shapes.map((shape) => draw(shape, palette)).join('\n');
}

function backdrop({ backdrop: kind, palette }: Picture): string {
  const fill = palette.backdrop;
  switch (kind) {
    case 'arch':
      return `<path d="M70 310V190a130 130 0 0 1 260 0V310Z" fill="${fill}"/>`;
    case 'sun':
      return `<circle cx="200" cy="196" r="138" fill="${fill}"/>`;
    case 'window':
      return `<rect x="60" y="50" width="280" height="260" rx="10" fill="${fill}"/>`;
    default:
      return unreachable(kind);
  }
}

function draw(shape: Shape, palette: Palette): string {
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.d}" fill="${palette[shape.fill]}"/>`;
    case 'line':
      return `<path d="${shape.d}" fill="none" stroke="${palette[shape.stroke]}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
    case 'box':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}" fill="${palette[shape.fill]}"/>`;
    case 'oval':
      return `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.radiusX}" ry="${shape.radiusY}" fill="${palette[shape.fill]}"/>`;
    case 'leaf':
      return drawLeaf(shape, palette);
    case 'speckles':
      return drawSpeckles(shape, palette);
    default:
      return unreachable(shape);
  }
}

function drawLeaf({ x, y, length, turn, fill }: Shape & { kind: 'leaf' }, palette: Palette): string {
  const bulge = length * 0.32;
  const d = `M0 0C${bulge} ${-length * 0.3} ${bulge} ${-length * 0.75} 0 ${-length}C${-bulge} ${-length * 0.75} ${-bulge} ${-length * 0.3} 0 0Z`;
  return `<path d="${d}" transform="translate(${x} ${y}) rotate(${turn})" fill="${palette[fill]}"/>`;
}

/** Steps by the golden ratio spread points evenly without chance, so a picture is the same every time. */
function drawSpeckles(shape: Shape & { kind: 'speckles' }, palette: Palette): string {
  const dots = Array.from({ length: shape.count }, (_, index) => {
    const x = shape.x + ((index * 0.618034) % 1) * shape.width;
    const y = shape.y + ((index + 0.5) / shape.count) * shape.height;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${1 + (index % 3) * 0.5}"/>`;
  });
  return `<g fill="${palette[shape.fill]}">${dots.join('')}</g>`;
}

function unreachable(value: never): never {
  throw new Error(`Unknown shape: ${JSON.stringify(value)}`);
}
