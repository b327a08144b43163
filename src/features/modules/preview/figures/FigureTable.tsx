import './figures.scss';

interface FigureTableProps {
  /** What the table shows. */
  caption: string;
  heads: readonly string[];
  /** Rows of cells; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A small table of figures in a preview: the first column names the row, the others are numbers. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  // Focusable, so that it can be scrolled by keyboard if it is wider than the preview.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <div className="figures" role="region" aria-label={caption} tabIndex={0}>
    <table className="figures__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], row) => (
          // Only the index identifies a row.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells belong to their heads by index
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
