/**
 * Records what a page asks of the network, from its DevTools session (`Network.enable` sent before).
 *
 * @returns the requests by id. Times are seconds of the browser's monotonic clock, bytes are as delivered: headers and
 * compressed bodies.
 */
export function recordTraffic(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, redirectResponse }) => {
    // A blob or data URL asks nothing of the network.
    if (!/^https?:/.test(request.url)) return;
    const known = requests.get(requestId);
    const redirected = known && {
      at: timestamp,
      bytes: redirectResponse?.encodedDataLength ?? 0,
    };
    requests.set(requestId, {
      // A redirect keeps the id and is a request more.
      sentAt: [...(known?.sentAt ?? []), timestamp],
      answers: [...(known?.answers ?? []), ...(redirected ? [redirected] : [])],
      isUnderWay: true,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  const end = (bytesOf) => (event) => {
    const known = requests.get(event.requestId);
    if (known === undefined) return;
    known.answers.push({ at: event.timestamp, bytes: bytesOf(event) });
    known.isUnderWay = false;
  };
  session.on(
    'Network.loadingFinished',
    end(({ encodedDataLength }) => encodedDataLength),
  );
  session.on(
    'Network.loadingFailed',
    end(() => 0),
  );
  return requests;
}

const sentTimes = (requests) => [...requests.values()].flatMap(({ sentAt }) => sentAt);
const answersOf = (requests) => [...requests.values()].flatMap(({ answers }) => answers);

/** Requests sent until a time, and kilobytes (1000 bytes) of the answers that were complete by then. */
export function trafficUntil(requests, time) {
  const complete = answersOf(requests).filter(({ at }) => at <= time);
  return {
    requests: sentTimes(requests).filter((at) => at <= time).length,
    kilobytes: complete.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

/** When the first request was sent, which is when the page began to load, s. */
export const startOf = (requests) => Math.min(...sentTimes(requests));

/** When the last answer was complete, s. */
export const lastAnswerOf = (requests) => Math.max(...answersOf(requests).map(({ at }) => at));

/** How many requests have been sent and answers completed, and whether one is under way. */
export const stateOf = (requests) => ({
  events: sentTimes(requests).length + answersOf(requests).length,
  isUnderWay: [...requests.values()].some(({ isUnderWay }) => isUnderWay),
});
