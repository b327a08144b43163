import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import { troubleWith } from './review';
import { useReviewReasonsQuery, useUpdateReviewReasonsMutation } from './reviewsApi';

/** Maximum number of saved reasons. */
const MOST = 20;
const NONE: readonly string[] = [];

interface SavedReasonsProps {
  serverId: string;
  /** The text in the reason field. */
  value: string;
  onChoose: (reason: string) => void;
}

/** The reviewer's saved reasons, to choose from, with buttons to save or remove the typed one. */
export function SavedReasons({ serverId, value, onChoose }: SavedReasonsProps) {
  const { data } = useReviewReasonsQuery(serverId);
  const [save, { isLoading }] = useUpdateReviewReasonsMutation();
  const reasons = data?.reasons ?? NONE;
  const written = value.trim();
  const isKept = reasons.includes(written);
  const canKeep =
    data !== undefined && !isKept && reasons.length < MOST && troubleWith(written) === null;
  const put = async (next: string[], said: string) => {
    const answer = await save({ serverId, reasons: next });
    if (answer.data) notify('success', said);
    else notify('error', failureText(answer.error, GENERIC_FAILURE));
  };
  if (reasons.length === 0 && !canKeep) return null;
  return (
    <div className="saved-reasons">
      {reasons.length === 0 ? null : (
        <select
          className="form-select"
          aria-label="Saved reasons"
          value={isKept ? written : ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">Choose a saved reason</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </select>
      )}
      {canKeep ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          disabled={isLoading}
          onClick={() => void put([...reasons, written], 'Reason saved')}
        >
          Save reason
        </button>
      ) : null}
      {isKept ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          disabled={isLoading}
          onClick={() =>
            void put(
              reasons.filter((each) => each !== written),
              'Saved reason deleted',
            )
          }
        >
          Delete saved reason
        </button>
      ) : null}
    </div>
  );
}
