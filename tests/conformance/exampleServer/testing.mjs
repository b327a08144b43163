// Ways around Discord, for tests only: `main.mjs` leaves them out in production.
//
//   POST /test/reset                            restores the data
//   POST /test/sign-in  {"user": "olivia"}      sets the cookies of a session
//   GET  /test/sign-in?user=olivia&to=/dashboard  the same, for a browser

import { data, resetData } from './data.mjs';
import { Failure, readJson, sendData } from './http.mjs';
import { cookiesToKeep, openSession } from './sessions.mjs';

export async function answerTest(request, response, url) {
  const call = `${request.method} ${url.pathname}`;
  if (call === 'POST /test/reset') {
    resetData();
    return sendData(response, 200, null);
  }
  if (!call.endsWith(' /test/sign-in')) throw new Failure(404, 'call-not-found');
  const user =
    request.method === 'POST' ? (await readJson(request)).user : url.searchParams.get('user');
  if (!data.users[user]) throw new Failure(404, 'not-found');
  response.setHeader('Set-Cookie', cookiesToKeep(openSession(user)));
  if (request.method === 'POST') return sendData(response, 200, null);
  return response.writeHead(302, { Location: url.searchParams.get('to') ?? '/' }).end();
}
