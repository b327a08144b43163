/** Discord counts the time in its ids from here, ms since 1970 (Discord documentation, "Snowflakes"). */
const EPOCH = 1_420_070_400_000;

/** When the account, message or channel with this id was made, ms since 1970; null where it is no id. */
export function createdAtOf(snowflake: string): number | null {
  if (!/^[1-9]\d{0,19}$/.test(snowflake)) return null;
  return Number(BigInt(snowflake) >> 22n) + EPOCH;
}

/** An id of something made at a time, ms since 1970; `serial` keeps ids of one millisecond apart. */
export const snowflakeAt = (at: number, serial: number): string =>
  ((BigInt(Math.trunc(at) - EPOCH) << 22n) | BigInt(serial % 2 ** 22)).toString();
