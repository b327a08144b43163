import { SentFile } from '@/features/earning/uploads/SentFile';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { taskKindOf } from '../taskKinds';
import { evidenceLink } from './evidence';
import { StateBadge } from './StateBadge';
import type { Evidence } from './submission';

/** The unedited evidence for one task: untrusted text, and at most one link with its host shown. */
export function EvidenceItem({ evidence }: { evidence: Evidence }) {
  const { kind, prompt, state, answer, files, message } = evidence;
  return (
    <li className="evidence">
      <div className="evidence__head">
        <h3>
          <bdi>{prompt === '' ? taskKindOf(kind).label : prompt}</bdi>
        </h3>
        <StateBadge state={state} />
      </div>
      {answer === null || answer.trim() === '' ? (
        message === null && files.length === 0 ? (
          <p className="evidence__none">
            {state === 'VERIFIED' ? 'Checked by the bot.' : 'Nothing submitted.'}
          </p>
        ) : null
      ) : (
        <Answer text={answer} />
      )}
      {files.length === 0 ? null : (
        <ul className="sent-files evidence__files" aria-label="Files">
          {files.map((file) => (
            <SentFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      {message === null ? null : (
        <p className="evidence__word">
          Check result: <bdi>{message}</bdi>
        </p>
      )}
    </li>
  );
}

function Answer({ text }: { text: string }) {
  const link = evidenceLink(text);
  if (link === null) return <blockquote className="evidence__answer">{text}</blockquote>;
  return (
    <p className="evidence__answer">
      <SafeLink href={link.href}>
        <bdi>{text.trim()}</bdi>
      </SafeLink>
      <small className="evidence__host">Opens {link.host} in a new tab</small>
    </p>
  );
}
