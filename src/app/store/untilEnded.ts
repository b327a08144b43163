/** Begins once what does it is there, unless it has been ended by then. */
export function untilEnded(load: () => Promise<() => () => void>): () => void {
  let isOver = false;
  let end = () => {};
  load().then(
    (begin) => {
      if (!isOver) end = begin();
    },
    // The section's own code is missing as well then, and its page says so.
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}
