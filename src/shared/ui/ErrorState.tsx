interface ErrorStateProps {
  /** The server's message, or ours. */
  message: string;
  onRetry: () => void;
}

/** A failed load: its message and a Retry button. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div className="empty-state error-state" role="alert">
      <h2>{message}</h2>
      <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
