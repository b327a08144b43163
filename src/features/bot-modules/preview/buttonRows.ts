/** Discord puts five buttons in a row (Discord docs, "Action Rows"). */
const A_ROW = 5;

/** Buttons as they stand below a message. */
export const inRows = <T>(buttons: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(buttons.length / A_ROW) }, (_, row) =>
    buttons.slice(row * A_ROW, (row + 1) * A_ROW),
  );
