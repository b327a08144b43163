import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRenewalNews } from './renewalNews';

/** BroadcastChannel without the delay: each post reaches the other channels of that name at once. */
class InstantChannel extends EventTarget {
  static readonly open = new Set<InstantChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    InstantChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of InstantChannel.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

afterEach(() => InstantChannel.open.clear());

describe('news of renewals', () => {
  it('A6: reach other tabs but not the sender', () => {
    vi.stubGlobal('BroadcastChannel', InstantChannel);
    const [mine, theirs] = [createRenewalNews(), createRenewalNews()];
    const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
    mine.hear(here);
    theirs.hear(there);
    mine.tell();
    expect([here, there].map((listener) => listener.mock.calls.length)).toEqual([0, 1]);
  });

  it('are not triggered by messages of another kind', () => {
    vi.stubGlobal('BroadcastChannel', InstantChannel);
    const heard = vi.fn<() => void>();
    createRenewalNews().hear(heard);
    new InstantChannel('castle-renew').postMessage({ type: 'renewed' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('A8: do nothing without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const news = createRenewalNews();
    news.hear(() => undefined);
    expect(() => news.tell()).not.toThrow();
  });
});
