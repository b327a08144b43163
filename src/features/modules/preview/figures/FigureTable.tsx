import './figures.scss';

interface FigureTableProps {
  /** What the table shows. */
  caption: string;
  heads: readonly string[];
  /** One line each, the first cell naming it. */
  rows: readonly (readonly string[])[];
}

/** A small table of figures in a preview: the first column names the line, the others are numbers. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  // It can be scrolled by keyboard where it is wider than the preview.
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
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells stand below their heads
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
