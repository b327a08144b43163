/** Fills the height of rows that aren't drawn, CSS pixels. */
export const BlankRow = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    // oxlint-disable-next-line react/forbid-dom-props -- the one length that is computed
    <tr aria-hidden="true" className="data-table__blank" style={{ height }} />
  );
