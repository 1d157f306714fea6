/** A photograph on a table, as far as a few shapes can be one: light from the left, a shadow, the thing itself. */
export const scene = (wall: string, table: string, things: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <defs>
    <linearGradient id="light" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
  </defs>
  <rect width="800" height="600" fill="${wall}"/>
  <rect y="400" width="800" height="200" fill="${table}"/>
  <rect y="400" width="800" height="6" fill="#000" opacity=".08"/>
  ${things}
  <rect width="800" height="600" fill="url(#light)"/>
</svg>`;

export const shadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x + 26}" cy="${y}" rx="${rx}" ry="18" fill="#000" opacity=".16"/>`;
