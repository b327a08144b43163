/** An SVG with a canvas of 64 by 64. */
export const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>`;

/** A filled shape; overlapping parts become holes. */
export const shape = (fill: string, d: string) =>
  `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;

export const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;

export const disc = (fill: string, x: number, y: number, radius: number) =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** The whole square in one color. */
export const ground = (fill: string) => shape(fill, 'M0 0h64v64H0z');
