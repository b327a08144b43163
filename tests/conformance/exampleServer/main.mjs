// node tests/conformance/exampleServer/main.mjs --port 4330

import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { answerApi } from './api.mjs';
import { sendFailure } from './http.mjs';
import { answerStatic } from './static.mjs';
import { answerTest } from './testing.mjs';

const { port } = parseArgs({ options: { port: { type: 'string', default: '4330' } } }).values;
const isTest = process.env.NODE_ENV !== 'production';

async function answer(request, response) {
  try {
    const url = new URL(request.url, 'http://localhost');
    if (/^\/api(\/|$)/.test(url.pathname)) await answerApi(request, response, url);
    else if (isTest && url.pathname.startsWith('/test/')) await answerTest(request, response, url);
    else await answerStatic(response, url.pathname);
  } catch (error) {
    sendFailure(response, error);
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://community.localhost:${server.address().port}/dashboard`);
});
