/** News from anywhere to the one component that shows it; what comes before that is there waits for it. */
export function createChannel<News>() {
  const listeners = new Set<(news: News) => void>();
  const waiting: News[] = [];
  const send = (news: News): void => {
    if (listeners.size === 0) waiting.push(news);
    for (const listener of listeners) listener(news);
  };
  /** @returns stops listening */
  const listen = (listener: (news: News) => void): (() => void) => {
    listeners.add(listener);
    for (const news of waiting.splice(0)) listener(news);
    return () => listeners.delete(listener);
  };
  return { send, listen };
}
