import { messageLimits } from '@/shared/discord/limits';

const A_ROW = messageLimits.rowButtons;

/** Buttons as they stand below a message. */
export const inRows = <T>(buttons: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(buttons.length / A_ROW) }, (_, row) =>
    buttons.slice(row * A_ROW, (row + 1) * A_ROW),
  );
