import type { LeftOut } from '../api/lenient';
import { leftOutInWords } from './leftOutInWords';

interface LeftOutNoteProps {
  /** As the answer has it; undefined where everything could be read. */
  leftOut: readonly LeftOut[] | undefined;
}

/** Says what of a list could not be shown, beside what could. Nothing while all is there. */
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
