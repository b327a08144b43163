import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { lastAnswerOf, recordTraffic, startOf, stateOf, trafficUntil } from './traffic.mjs';

const sent = (requestId: string, timestamp: number, url = 'http://site/file.js') => [
  'Network.requestWillBeSent',
  { requestId, timestamp, request: { url } },
];
const finished = (requestId: string, timestamp: number, encodedDataLength: number) => [
  'Network.loadingFinished',
  { requestId, timestamp, encodedDataLength },
];

function record(...events: unknown[][]) {
  const session = new EventEmitter();
  const requests = recordTraffic(session);
  for (const [name, event] of events) session.emit(String(name), event);
  return requests;
}

describe('recorded traffic', () => {
  const page = record(
    sent('page', 10),
    finished('page', 11, 2000),
    sent('script', 12),
    finished('script', 14, 3000),
  );

  it('counts requests and kilobytes up to a given time', () => {
    expect(trafficUntil(page, 13)).toEqual({ requests: 2, kilobytes: 2 });
    expect(trafficUntil(page, 14)).toEqual({ requests: 2, kilobytes: 5 });
  });

  it('begins with the first request and ends with the last answer', () => {
    expect([startOf(page), lastAnswerOf(page)]).toEqual([10, 14]);
  });

  it('knows whether a request is under way', () => {
    expect(stateOf(page)).toEqual({ events: 4, isUnderWay: false });
    expect(stateOf(record(sent('page', 10)))).toEqual({ events: 1, isUnderWay: true });
  });

  it('counts a redirect as another request, with its bytes', () => {
    const redirect = { redirectResponse: { encodedDataLength: 500 } };
    const [name, event] = sent('page', 11);
    const requests = record(
      sent('page', 10),
      [name, Object.assign({}, event, redirect)],
      finished('page', 12, 1000),
    );
    expect(trafficUntil(requests, 12)).toEqual({ requests: 2, kilobytes: 1.5 });
  });

  it('leaves out data URLs and cached files', () => {
    const requests = record(
      sent('page', 10),
      sent('image', 10, 'data:image/svg+xml,'),
      finished('image', 10, 900),
      sent('style', 10),
      ['Network.requestServedFromCache', { requestId: 'style' }],
      finished('style', 10, 900),
    );
    expect(trafficUntil(requests, 20)).toEqual({ requests: 1, kilobytes: 0 });
  });

  it('counts a request that failed, without bytes', () => {
    const requests = record(sent('page', 10), [
      'Network.loadingFailed',
      { requestId: 'page', timestamp: 11 },
    ]);
    expect(trafficUntil(requests, 11)).toEqual({ requests: 1, kilobytes: 0 });
    expect(stateOf(requests).isUnderWay).toBe(false);
  });
});
