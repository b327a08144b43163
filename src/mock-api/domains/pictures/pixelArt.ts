/**
 * Draws sixteen rows of sixteen letters, each the key of a color; equal neighbors in a row become one shape.
 */
export function pixelArt(rows: readonly string[], colours: Record<string, string>): string {
  const drawn = Object.entries(colours).map(([letter, fill]) => {
    const runs = rows.flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
        ({ 0: run, index }) => `M${index * 4} ${y * 4}h${run.length * 4}v4h-${run.length * 4}z`,
      ),
    );
    return `<path fill="${fill}" d="${runs.join('')}"/>`;
  });
  return `<g shape-rendering="crispEdges">${drawn.join('')}</g>`;
}
