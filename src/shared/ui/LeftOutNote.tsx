import type { LeftOut } from '../api/lenient';
import { leftOutInWords } from './leftOutInWords';

interface LeftOutNoteProps {
  /** `leftOut` of the response; undefined if every item could be read. */
  leftOut: readonly LeftOut[] | undefined;
}

/** Names the items of a list that could not be shown. Renders nothing if the list is complete. */
export function LeftOutNote({ leftOut }: LeftOutNoteProps) {
  if (leftOut === undefined || leftOut.length === 0) return null;
  return (
    <div className="notice notice--warning" role="status">
      {leftOutInWords(leftOut).map((sentence) => (
        <p key={sentence}>
          <bdi>{sentence}</bdi>
        </p>
      ))}
    </div>
  );
}
