// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createJournal, type JournalStorage } from './journal';
import { mergeRecords, openAttempt, type PaymentRecord, withAttempt } from './record';

const record = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  v: 1,
  orderId: 'order-1',
  discordServerId: 'guild-1',
  orderTitle: 'Starter',
  network: 'solana',
  recipient: 'treasury',
  lamports: '1500000000',
  reference: 'reference',
  memo: 'castle:order:order-1',
  payer: 'alice',
  createdAt: 1,
  attempts: [{ n: 1, state: 'SENT', signature: 's1', blockhash: 'b', lastValidBlockHeight: 9 }],
  reported: { ok: false, tries: 0 },
  state: 'OPEN',
  ...change,
});

beforeEach(() => localStorage.clear());

describe('the journal', () => {
  test('keeps a record under PAY:{orderId}', () => {
    expect(createJournal(localStorage).write(record())).toBe(true);
    expect(localStorage.getItem('PAY:order-1')).toContain('s1');
    expect(createJournal(localStorage).read('order-1')).toEqual(record());
  });

  test('lists open records, oldest first', () => {
    const journal = createJournal(localStorage);
    journal.write(record({ orderId: 'b', createdAt: 2 }));
    journal.write(record({ orderId: 'a', createdAt: 1 }));
    journal.write(record({ orderId: 'c', attempts: [], state: 'CLOSED' }));
    expect(journal.open().map(({ orderId }) => orderId)).toEqual(['a', 'b']);
  });

  test.each(['', '{', 'null', '[]', '{"v":2}', JSON.stringify({ ...record(), lamports: '1e9' })])(
    'ignores an entry that reads %j',
    (text) => {
      localStorage.setItem('PAY:order-1', text);
      expect(createJournal(localStorage).read('order-1')).toBeNull();
    },
  );

  test('counts an unreadable entry as present', () => {
    const journal = createJournal(localStorage);
    expect(journal.isEmpty()).toBe(true);
    localStorage.setItem('PAY:order-1', '{');
    expect([journal.isEmpty(), journal.has('order-1'), journal.has('order-2')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('is empty while storage holds only entries of other features', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('PAY-LEASE:order-1', 'tab 1');
    expect(createJournal(localStorage).isEmpty()).toBe(true);
  });

  test('ignores an entry that belongs to another order', () => {
    localStorage.setItem('PAY:order-1', JSON.stringify(record({ orderId: 'order-2' })));
    expect(createJournal(localStorage).read('order-1')).toBeNull();
  });

  const broken = (change: Partial<JournalStorage>): JournalStorage => ({
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    ...change,
  });
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };

  test('reports a failed write when storage is full', () => {
    expect(createJournal(broken({ setItem: refuse })).write(record())).toBe(false);
  });

  test('reports a failed write when storage accepts a record but does not keep it', () => {
    expect(createJournal(broken({})).write(record())).toBe(false);
  });

  test('is empty without storage and reports failed writes', () => {
    const journal = createJournal(null);
    expect(journal.write(record())).toBe(false);
    expect(journal.open()).toEqual([]);
    expect(journal.isEmpty()).toBe(true);
  });

  test('throws nothing when storage forbids every access', () => {
    const journal = createJournal(
      broken({ getItem: refuse, removeItem: refuse, key: refuse, length: 3 }),
    );
    journal.remove('order-1');
    expect(journal.open()).toEqual([]);
  });
});

describe('a record', () => {
  const [first] = record().attempts;
  if (!first) throw new Error('no attempt');

  test('drops the signed bytes as soon as the outcome is proven', () => {
    const signed = { ...first, rawTransaction: 'AAAA' };
    const closed = withAttempt(record({ attempts: [signed] }), { ...signed, state: 'UNUSED' });
    expect(closed.attempts[0]).not.toHaveProperty('rawTransaction');
    expect(closed.state).toBe('CLOSED');
  });

  test('merges a settled and an open view of one attempt as settled', () => {
    const settled = record({ attempts: [{ ...first, state: 'FAILED' }] });
    expect(openAttempt(mergeRecords(record(), settled))).toBeUndefined();
    expect(openAttempt(mergeRecords(settled, record()))).toBeUndefined();
  });

  test('keeps another payment that has the same attempt number', () => {
    const other = record({ attempts: [{ ...first, signature: 's2' }] });
    const merged = mergeRecords(record(), other);
    expect(merged?.attempts.map(({ signature }) => signature)).toEqual(['s2', 's1']);
  });
});
