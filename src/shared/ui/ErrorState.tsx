interface ErrorStateProps {
  /** What happened, in the server's words or ours. */
  message: string;
  onRetry: () => void;
}

/** Something could not be loaded: what happened, and the way to try again. */
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
